// The list of the benchmark by Qt Quick with its software renderer: a ListView that reuses its items, rendered into an image
// in memory by a QQuickRenderControl.
#include "measure.h"
#include <QtQuick>

struct Model : QAbstractListModel {
  Rows rows;
  long selected = -1;

  int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(rows.total()); }
  QHash<int, QByteArray> roleNames() const override {
    return {{0, "title"}, {1, "detail"}, {2, "first"}, {3, "last"}, {4, "picked"}};
  }
  QVariant data(const QModelIndex &index, int role) const override {
    long row = index.row(), number = rows.number(row);
    switch (role) {
    case 0: return number < 0 ? QString("New row") : QString("Row %1").arg(number);
    case 1: return number < 0 ? QString("New") : QString("Detail %1").arg(number);
    case 2: return rows.isFirst(row);
    case 3: return rows.isLast(row);
    default: return row == selected;
    }
  }
  void insert() {
    beginInsertRows({}, 0, 0);
    rows.inserted = 1;
    endInsertRows();
    emit dataChanged(index(1), index(1), {2});
  }
  void remove() {
    beginRemoveRows({}, 0, 0);
    rows.inserted = 0;
    endRemoveRows();
    emit dataChanged(index(0), index(0), {2});
  }
  void select(long row, bool isSelected) {
    selected = isSelected ? row : -1;
    emit dataChanged(index(int(row)), index(int(row)), {4});
  }
};

static const char *page = R"(
import QtQuick
Rectangle {
  width: 1024; height: 768; color: "#EFEFF4"
  ListView {
    objectName: "list"
    x: 200; width: 624; height: 768; model: rows; reuseItems: true; cacheBuffer: 0; boundsBehavior: Flickable.StopAtBounds
    header: Item { height: 35 }
    delegate: Item {
      required property string title
      required property string detail
      required property bool first
      required property bool last
      required property bool picked
      width: 624; height: last ? 79 : 44
      Rectangle { width: 624; height: 44; color: picked ? "#D9D9D9" : "#FFFFFF"; radius: first || last ? 10 : 0; antialiasing: true }
      Rectangle { visible: first !== last; y: first ? 22 : 0; width: 624; height: 22; color: picked ? "#D9D9D9" : "#FFFFFF" }
      Rectangle { visible: !last; x: 16; y: 43; width: 608; height: 1; color: "#C8C7CC" }
      Text { x: 16; height: 44; verticalAlignment: Text.AlignVCenter; text: title; font { family: "DejaVu Sans"; pixelSize: 17 } }
      Text {
        anchors.right: parent.right; anchors.rightMargin: 34; height: 44; verticalAlignment: Text.AlignVCenter; text: detail
        color: "#8E8E93"; font { family: "DejaVu Sans"; pixelSize: 17 }
      }
      Image { x: 600; y: 15; source: "image://parts/chevron" }
    }
  }
}
)";

struct Parts : QQuickImageProvider {
  Parts() : QQuickImageProvider(Image) {}
  QImage requestImage(const QString &, QSize *size, const QSize &) override {
    QImage image(8, 13, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0xC7C7CC), 2));
    painter.drawPolyline(QPolygonF({{1, 1}, {6, 6.5}, {1, 12}}));
    if (size) *size = image.size();
    return image;
  }
};

int main(int count, char **arguments) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QQuickWindow::setSceneGraphBackend("software");
  QGuiApplication app(count, arguments);
  double scale = fromEnvironment("PB_SCALE", 1);
  QImage image(int(width * scale), int(height * scale), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  QQuickRenderControl control;
  QQuickWindow window(&control);
  window.setGeometry(0, 0, width, height);
  auto target = QQuickRenderTarget::fromPaintDevice(&image);
  target.setDevicePixelRatio(scale);
  window.setRenderTarget(target);
  Model model;
  QQmlEngine engine;
  engine.addImageProvider("parts", new Parts);
  engine.rootContext()->setContextProperty("rows", &model);
  QQmlComponent component(&engine);
  component.setData(page, QUrl());
  auto *root = qobject_cast<QQuickItem *>(component.create());
  if (!root) {
    fprintf(stderr, "%s\n", qPrintable(component.errorString()));
    return 1;
  }
  root->setParentItem(window.contentItem());
  auto present = [&] {
    app.processEvents();
    control.polishItems();
    control.beginFrame();
    control.sync();
    control.render();
    control.endFrame();
  };
  present();
  Measure measure{"qt-quick"};
  measure.first();
  if (getenv("PB_PNG")) image.save(getenv("PB_PNG"));
  if (fromEnvironment("PB_FIRST_ONLY", 0) != 0) return 0;
  auto *list = root->findChild<QQuickItem *>("list");
  double top = list->property("contentY").toDouble();
  measure.job("scroll", 600, [&](int i) { list->setProperty("contentY", top + 7 * (i + 1)); present(); });
  list->setProperty("contentY", top);
  present();
  measure.job("select", 600, [&](int i) { model.select(i / 2 % rowsPerSection, !(i & 1)); present(); });
  // No `full`: the software renderer paints only what changed.
  measure.job("jump", 200, [&](int) {
    QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, int(nextRandom() % (model.rows.count - 20))), Q_ARG(int, 0));
    present();
  });
  QMetaObject::invokeMethod(list, "positionViewAtBeginning");
  present();
  measure.job("insert", 1000, [&](int i) { i & 1 ? model.remove() : model.insert(); present(); });
  measure.end();
}
