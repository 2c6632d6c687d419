// GtkListView over ROWS rows (1,000,000) of two labels, scrolled STEPS times (2,000) by 22 px, one step a frame.
// The model makes an item when a row asks for it, as a data source does.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static inline double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static inline double ms_since_exec(void) {
    const char *text = getenv("LAUNCH_START");
    return text ? now_ms() - atof(text) / 1e6 : -1;
}

static inline double cpu_ms(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_utime.tv_sec * 1e3 + u.ru_utime.tv_usec / 1e3 + u.ru_stime.tv_sec * 1e3 + u.ru_stime.tv_usec / 1e3;
}

static inline double max_rss_mb(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_maxrss / 1024.0;
}



// An item: its index.
#define BENCH_TYPE_ITEM (bench_item_get_type())
G_DECLARE_FINAL_TYPE(BenchItem, bench_item, BENCH, ITEM, GObject)
struct _BenchItem { GObject parent; guint index; };
G_DEFINE_TYPE(BenchItem, bench_item, G_TYPE_OBJECT)
static void bench_item_init(BenchItem *self) {}
static void bench_item_class_init(BenchItemClass *klass) {}

// The model.
#define BENCH_TYPE_MODEL (bench_model_get_type())
G_DECLARE_FINAL_TYPE(BenchModel, bench_model, BENCH, MODEL, GObject)
struct _BenchModel { GObject parent; guint count; };
static GType model_item_type(GListModel *model) { return BENCH_TYPE_ITEM; }
static guint model_count(GListModel *model) { return BENCH_MODEL(model)->count; }
static gpointer model_item(GListModel *model, guint index) {
    if (index >= BENCH_MODEL(model)->count) return NULL;
    BenchItem *item = g_object_new(BENCH_TYPE_ITEM, NULL);
    item->index = index;
    return item;
}
static void model_interface(GListModelInterface *iface) {
    iface->get_item_type = model_item_type;
    iface->get_n_items = model_count;
    iface->get_item = model_item;
}
G_DEFINE_TYPE_WITH_CODE(BenchModel, bench_model, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void bench_model_init(BenchModel *self) {}
static void bench_model_class_init(BenchModelClass *klass) {}

static guint setups, binds;

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    for (int i = 0; i < 2; i++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
        if (i == 1) gtk_widget_add_css_class(label, "dim-label");
        gtk_box_append(GTK_BOX(box), label);
    }
    gtk_list_item_set_child(item, box);
    setups++;
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    guint index = BENCH_ITEM(gtk_list_item_get_item(item))->index;
    GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    char text[96];
    snprintf(text, sizeof text, "Person number %u", index);
    gtk_label_set_text(GTK_LABEL(title), text);
    snprintf(text, sizeof text, "person%u@example.org, +49 30 %07u", index, (index * 7919u) % 10000000u);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text);
    binds++;
}

static GtkApplication *application;
static GtkAdjustment *adjustment;
static int steps, frames, wanted;
static double first_frame = -1, cpu0;

static void finish(void) {
    double cpu = cpu_ms() - cpu0;
    printf("CPU per frame %.4f ms\n", cpu / frames);
    printf("cells per frame %.3f\n", (double)binds / frames);
    printf("end %.0f points\n", gtk_adjustment_get_value(adjustment));
    printf("most memory %.2f MB\n", max_rss_mb());
    g_application_quit(G_APPLICATION(application));
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
    if (first_frame < 0) {
        gdk_display_sync(gdk_display_get_default());
        first_frame = ms_since_exec();
        printf("first frame %.2f ms\n", first_frame);
        printf("cells made for it %u\n", setups);
        fflush(stdout);
        return;
    }
    if (steps > 0 && ++frames >= wanted) finish();
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    static int warm;
    if (first_frame < 0 || warm++ < 30) return G_SOURCE_CONTINUE;
    if (steps == 0) { cpu0 = cpu_ms(); binds = 0; }
    if (steps < wanted) { steps++; gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 22); }
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *app, gpointer data) {
    BenchModel *model = g_object_new(BENCH_TYPE_MODEL, NULL);
    const char *rows = getenv("ROWS"), *count = getenv("STEPS");
    model->count = rows ? (guint)atoi(rows) : 1000000;
    wanted = count ? atoi(count) : 2000;
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
    GtkWidget *scroll = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
    GtkWidget *window = gtk_application_window_new(app);
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 800);
    gtk_window_set_child(GTK_WINDOW(window), scroll);
    gtk_widget_realize(window);
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
    gtk_widget_add_tick_callback(scroll, tick, NULL, NULL);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    application = gtk_application_new("org.example.bench.list", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    return status;
}
