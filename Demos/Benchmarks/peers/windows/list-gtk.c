// The list of ../../Sources/window with GTK 4: a GtkListView, which has widgets for visible rows only. GTK scrolls by
// drags of fingers, not of the mouse: here a gesture sets the position.
#include <gtk/gtk.h>

enum { rowsPerSection = 20, sections = 50 };

static const char *style =
    "window, listview { background: #efeff4; }"
    "listview > row { padding: 0; background: none; min-height: 0; }"
    ".line { margin: 0 200px; padding: 0 16px; min-height: 44px; background: white; font: 17px 'DejaVu Sans';"
    "  color: black; box-shadow: inset 0 -1px #c8c7cc; }"
    ".first { border-radius: 10px 10px 0 0; }"
    ".last { border-radius: 0 0 10px 10px; box-shadow: none; }"
    ".header { margin: 0 200px; padding: 0 16px 7px 16px; min-height: 33px; font: 13px 'DejaVu Sans';"
    "  color: #6d6d72; }"
    ".detail { color: #8e8e93; }";

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *title = gtk_label_new(NULL), *detail = gtk_label_new(NULL);
  gtk_widget_set_hexpand(title, TRUE);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_add_css_class(detail, "detail");
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box), detail);
  gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *box = gtk_list_item_get_child(item);
  GtkWidget *title = gtk_widget_get_first_child(box), *detail = gtk_widget_get_next_sibling(title);
  int position = gtk_list_item_get_position(item);
  int section = position / (rowsPerSection + 1), row = position % (rowsPerSection + 1);
  int number = section * rowsPerSection + row;
  static const char *header[] = {"header", NULL}, *line[] = {"line", NULL}, *first[] = {"line", "first", NULL},
                    *last[] = {"line", "last", NULL};
  gtk_widget_set_css_classes(box, row == 0 ? header : row == 1 ? first : row == rowsPerSection ? last : line);
  gtk_widget_set_valign(title, row == 0 ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  char text[40];
  g_snprintf(text, sizeof text, row == 0 ? "Section %d" : "Row %d", row == 0 ? section + 1 : number);
  gtk_label_set_text(GTK_LABEL(title), text);
  g_snprintf(text, sizeof text, row == 0 ? "" : "Detail %d", number);
  gtk_label_set_text(GTK_LABEL(detail), text);
}

static double start;

static void dragBegan(GtkGestureDrag *drag, double x, double y, GtkAdjustment *adjustment) {
  start = gtk_adjustment_get_value(adjustment);
}

static void dragMoved(GtkGestureDrag *drag, double x, double y, GtkAdjustment *adjustment) {
  gtk_adjustment_set_value(adjustment, start - y);
}

static void activate(GtkApplication *app) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  GtkStringList *rows = gtk_string_list_new(NULL);
  for (int i = 0; i < sections * (rowsPerSection + 1); i++) gtk_string_list_append(rows, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);

  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  GtkGesture *drag = gtk_gesture_drag_new();
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drag), GTK_PHASE_CAPTURE);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(dragBegan), adjustment);
  g_signal_connect(drag, "drag-update", G_CALLBACK(dragMoved), adjustment);
  gtk_widget_add_controller(scrolled, GTK_EVENT_CONTROLLER(drag));

  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), count, arguments);
}
