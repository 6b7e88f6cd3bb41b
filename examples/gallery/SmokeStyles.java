/*
 * title: Smoke as contour lines
 * about: A smoke style turns the density of the smoke into a color. This one draws white lines where the density changes.
 * page: /docs/guides/smoke
 * tags: smoke
 * frame: 240
 * picture: loop 150-240
 * alt: Curved bands of thin white lines on green, like the contour lines of a map.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.smoke.SmokeEmitterComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.smoke.SmokeOptions;
import dev.screwbox.core.graphics.smoke.SmokeStyle;

public class SmokeStyles {

    // region style
    static class Contours implements SmokeStyle {

        @Override
        public int apply(float red, float green, float blue, float alpha) {
            boolean isLine = (int) (alpha * 8) % 2 == 1;
            int value = isLine ? 255 : 0;
            return packRgb(value, value, value, value);
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Contours");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setSmokeBlur(0)
            .setSmokeScale(8)
            .setBackgroundColor(Color.hex("#14524c"));
        // region use
        engine.graphics().smoke().setOptions(SmokeOptions.noFade().style(new Contours()));
        // endregion
        engine.environment()
            .enableAllFeatures()
            .addEntity(
                new TransformComponent(-240, 0, 16, 16),
                new SmokeEmitterComponent(4, Color.WHITE, Vector.x(700)))
            .addEntity(
                new TransformComponent(240, 60, 16, 16),
                new SmokeEmitterComponent(4, Color.WHITE, Vector.x(-700)));
        engine.start();
    }
}
