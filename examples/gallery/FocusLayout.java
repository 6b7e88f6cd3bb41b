/*
 * title: A split screen with a custom layout
 * about: One large viewport and two small ones show the same world at different zooms.
 * page: /docs/guides/split-screen
 * tags: split screen, layouts
 * frame: 60
 * alt: A large view on the left and two small ones on the right. All of them show the same colored rings, in different sizes.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.ScreenBounds;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.SplitScreenOptions;
import dev.screwbox.core.graphics.ViewportLayout;
import dev.screwbox.core.graphics.options.OvalDrawOptions;

public class FocusLayout {

    // region layout
    static class OneLarge implements ViewportLayout {

        @Override
        public ScreenBounds calculateBounds(
            int index, int count, int padding, ScreenBounds bounds) {
            int mainWidth = bounds.width() * 2 / 3;
            if (index == 0) {
                return new ScreenBounds(bounds.offset(), Size.of(mainWidth, bounds.height()));
            }
            int height = bounds.height() / (count - 1);
            return new ScreenBounds(
                bounds.offset().add(mainWidth + padding, (index - 1) * height),
                Size.of(bounds.width() - mainWidth - padding, height - padding));
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Focus");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#f4efe2"));
        // region enable
        engine.graphics().enableSplitScreenMode(
            SplitScreenOptions.viewports(3).layout(new OneLarge()).padding(6));
        engine.graphics().viewport(1).ifPresent(viewport -> viewport.camera().setZoom(2));
        engine.graphics().viewport(2).ifPresent(viewport -> viewport.camera().setZoom(4));
        // endregion
        engine.environment().addSystem(game -> {
            game.graphics().viewports().forEach(view ->
                view.canvas().fillWith(Color.hex("#1b2440")));
            for (int ring = 0; ring < 5; ring++) {
                game.graphics().world().drawCircle(Vector.zero(), ring * 30 + 15,
                    OvalDrawOptions.outline(Color.hex(ring % 2 == 0 ? "#ff8a3d" : "#2bb3a3"))
                        .strokeWidth(8).drawOrder(1));
            }
        });
        engine.start();
    }
}
