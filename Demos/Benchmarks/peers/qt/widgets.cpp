// The list of the benchmark by Qt Widgets: a QTableView with a delegate, as an application would write it, on the platform
// `offscreen`, whose windows are images in memory.
#include "measure.h"
#include <QtWidgets>

struct Model : QAbstractTableModel {
  Rows rows;

  int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(rows.total()) + 1; }
  int columnCount(const QModelIndex & = {}) const override { return 1; }
  QVariant data(const QModelIndex &, int) const override { return {}; }
  // The first line is the gap above the list.
  void insert() {
    beginInsertRows({}, 1, 1);
    rows.inserted = 1;
    endInsertRows();
  }
  void remove() {
    beginRemoveRows({}, 1, 1);
    rows.inserted = 0;
    endRemoveRows();
  }
};

struct Delegate : QStyledItemDelegate {
  const Model &model;

  explicit Delegate(const Model &model) : model(model) {}

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    if (index.row() == 0) return;
    long row = index.row() - 1;
    const Rows &rows = model.rows;
    QRect rect(columnX, option.rect.top(), columnWidth, rowHeight);
    QColor color = option.state & QStyle::State_Selected ? QColor(0xD9D9D9) : QColor(0xFFFFFF);
    painter->setPen(Qt::NoPen);
    if (rows.isFirst(row) || rows.isLast(row)) {
      painter->save();
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setBrush(color);
      painter->setClipRect(rect);
      painter->drawRoundedRect(rect.adjusted(0, rows.isFirst(row) ? 0 : -rowHeight, 0, rows.isLast(row) ? 0 : rowHeight), radius, radius);
      painter->restore();
    } else {
      painter->fillRect(rect, color);
    }
    if (!rows.isLast(row)) painter->fillRect(QRect(columnX + 16, rect.bottom(), columnWidth - 16, 1), QColor(0xC8C7CC));
    long number = rows.number(row);
    painter->setFont(option.font);
    painter->setPen(QColor(Qt::black));
    painter->drawText(rect.adjusted(16, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, number < 0 ? "New row" : QString("Row %1").arg(number));
    painter->setPen(QColor(0x8E8E93));
    painter->drawText(rect.adjusted(0, 0, -34, 0), Qt::AlignVCenter | Qt::AlignRight, number < 0 ? "New" : QString("Detail %1").arg(number));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor(0xC7C7CC), 2));
    double x = rect.right() + 1 - 24, y = rect.top() + 15.5;
    painter->drawPolyline(QPolygonF({{x + 1, y + 1}, {x + 6, y + 6.5}, {x + 1, y + 12}}));
    painter->restore();
  }
};

int main(int count, char **arguments) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_SCALE_FACTOR", QByteArray::number(fromEnvironment("PB_SCALE", 1)));
  QApplication app(count, arguments);
  QFont font("DejaVu Sans");
  font.setPixelSize(17);
  app.setFont(font);
  Model model;
  QTableView view;
  view.setFrameShape(QFrame::NoFrame);
  view.setShowGrid(false);
  view.horizontalHeader()->hide();
  view.verticalHeader()->hide();
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view.setSelectionMode(QAbstractItemView::SingleSelection);
  view.setFocusPolicy(Qt::NoFocus);
  QPalette palette = view.palette();
  palette.setColor(QPalette::Base, QColor(0xEFEFF4));
  view.setPalette(palette);
  view.setItemDelegate(new Delegate(model));
  view.verticalHeader()->setMinimumSectionSize(1);
  view.verticalHeader()->setDefaultSectionSize(rowHeight);
  view.setModel(&model);
  view.horizontalHeader()->setMinimumSectionSize(1);
  view.setColumnWidth(0, width);
  view.setRowHeight(0, gap);
  {
    QSignalBlocker blocker(view.verticalHeader());
    for (long row = 0; row < model.rows.count; row++)
      if (model.rows.isLast(row)) view.verticalHeader()->resizeSection(int(row) + 1, rowHeight + gap);
  }
  view.resize(width, height);
  view.show();
  auto present = [&] { app.processEvents(); };
  present();
  Measure measure{"qt-widgets"};
  measure.first();
  if (getenv("PB_PNG")) view.grab().save(getenv("PB_PNG"));
  if (fromEnvironment("PB_FIRST_ONLY", 0) != 0) return 0;
  auto scroll = [&](int y) { view.verticalScrollBar()->setValue(y); };
  measure.job("scroll", 600, [&](int i) { scroll(7 * (i + 1)); present(); });
  scroll(0);
  present();
  measure.job("select", 600, [&](int i) {
    auto command = i & 1 ? QItemSelectionModel::Deselect : QItemSelectionModel::Select;
    view.selectionModel()->select(model.index(i / 2 % rowsPerSection + 1, 0), command);
    present();
  });
  measure.job("full", 600, [&](int) { view.viewport()->update(); present(); });
  measure.job("jump", 200, [&](int) { scroll(nextRandom() % view.verticalScrollBar()->maximum()); present(); });
  scroll(0);
  present();
  measure.job("insert", 1000, [&](int i) { i & 1 ? model.remove() : model.insert(); present(); });
  measure.end();
}
