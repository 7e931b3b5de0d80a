// The list of ../../Sources/window with Qt Widgets: a list view that paints only visible rows. Drags scroll it by
// QScroller, as on a touch screen.
#include <QAbstractListModel>
#include <QApplication>
#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QScroller>
#include <QStyledItemDelegate>

enum { rowsPerSection = 20, sections = 50, rowHeight = 44, headerHeight = 40, inset = 200, margin = 16, radius = 10 };

// A section is its header and its rows.
class Model : public QAbstractListModel {
public:
  int rowCount(const QModelIndex &) const override { return sections * (rowsPerSection + 1); }
  QVariant data(const QModelIndex &index, int role) const override {
    int section = index.row() / (rowsPerSection + 1), row = index.row() % (rowsPerSection + 1);
    int number = section * rowsPerSection + row;
    if (role == Qt::DisplayRole)
      return row == 0 ? QString("Section %1").arg(section + 1) : QString("Row %1").arg(number);
    if (role == Qt::UserRole && row > 0) return QString("Detail %1").arg(number);
    return {};
  }
};

class Delegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override {
    return QSize(100, index.row() % (rowsPerSection + 1) == 0 ? headerHeight : rowHeight);
  }

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    QRect card = option.rect.adjusted(inset, 0, -inset, 0), text = card.adjusted(margin, 0, -margin, 0);
    QString title = index.data().toString();
    int row = index.row() % (rowsPerSection + 1);
    if (row == 0) {
      painter->setFont(header);
      painter->setPen(QColor(0x6D6D72));
      painter->drawText(text.adjusted(0, 0, 0, -7), Qt::AlignLeft | Qt::AlignBottom, title);
      return;
    }
    if (row == 1 || row == rowsPerSection) {
      // The other end of the rounded rectangle lies outside of the row.
      painter->save();
      painter->setClipRect(card);
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setPen(Qt::NoPen);
      painter->setBrush(Qt::white);
      QRect tall = row == 1 ? card.adjusted(0, 0, 0, 2 * radius) : card.adjusted(0, -2 * radius, 0, 0);
      painter->drawRoundedRect(tall, radius, radius);
      painter->restore();
    } else {
      painter->fillRect(card, Qt::white);
    }
    if (row < rowsPerSection)
      painter->fillRect(text.left(), card.bottom(), card.right() - text.left() + 1, 1, QColor(0xC8C7CC));
    painter->setFont(body);
    painter->setPen(Qt::black);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, title);
    painter->setPen(QColor(0x8E8E93));
    painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, index.data(Qt::UserRole).toString());
  }

private:
  static QFont font(int pixels) {
    QFont font("DejaVu Sans");
    font.setPixelSize(pixels);
    return font;
  }
  QFont header = font(13), body = font(17);
};

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  Model model;
  QListView list;
  list.setModel(&model);
  list.setItemDelegate(new Delegate(&list));
  list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list.setSelectionMode(QAbstractItemView::NoSelection);
  list.setFrameShape(QFrame::NoFrame);
  // The others have one that lies above the rows.
  list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  QPalette palette = list.palette();
  palette.setColor(QPalette::Base, QColor(0xEFEFF4));
  list.setPalette(palette);
  QScroller::grabGesture(list.viewport(), QScroller::LeftMouseButtonGesture);
  list.setWindowFlag(Qt::FramelessWindowHint);
  list.setGeometry(0, 0, 1280, 800);
  list.show();
  return app.exec();
}
