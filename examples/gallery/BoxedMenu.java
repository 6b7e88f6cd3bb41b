/*
 * title: A menu with a custom look
 * about: A design draws the items, and a layout sets their positions.
 * page: /docs/core-modules/ui
 * tags: ui, menu
 * frame: 90
 * picture: loop 20-119
 * input: 30 press ARROW_DOWN; 36 release ARROW_DOWN; 50 press ARROW_DOWN; 56 release ARROW_DOWN
 * events: 30 menu level two; 50 menu options
 * alt: A column of four boxes with rounded corners at the left edge. The third one is orange, the others are teal.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.ScreenBounds;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.ui.UiDesign;

public class BoxedMenu {

    // region design
    public static class BoxedDesign implements UiDesign {

        @Override
        public void renderSelectableItem(String label, ScreenBounds bounds, Canvas canvas) {
            draw(label, bounds, canvas, Color.hex("#2bb3a3"));
        }

        @Override
        public void renderSelectedItem(String label, ScreenBounds bounds, Canvas canvas) {
            draw(label, bounds, canvas, Color.hex("#ff8a3d"));
        }

        @Override
        public void renderInactiveItem(String label, ScreenBounds bounds, Canvas canvas) {
            draw(label, bounds, canvas, Color.GREY.opacity(0.3));
        }

        private void draw(String label, ScreenBounds bounds, Canvas canvas, Color color) {
            canvas.drawRectangle(bounds, RectangleDrawOptions.filled(color).curveRadius(16));
            canvas.drawText(bounds.center().addY(-9), label.toUpperCase(),
                TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2).alignCenter().drawOrder(1));
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Boxed menu");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().enableRendering();
        // region layout
        engine.ui()
            .setDesign(new BoxedDesign())
            .setLayout((item, menu, bounds) ->
                new ScreenBounds(40, 50 + menu.itemIndex(item) * 68, 260, 52))
            .openMenu(menu -> {
                menu.addItem("play");
                menu.addItem("level two");
                menu.addItem("options");
                menu.addItem("quit").onActivate(Engine::stop);
            });
        // endregion
        engine.start();
    }
}
