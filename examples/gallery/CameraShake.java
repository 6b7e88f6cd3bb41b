/*
 * title: A camera that shakes
 * about: An earthquake shakes and tilts the view. It fades out within two seconds.
 * page: /docs/guides/camera
 * tags: camera
 * frame: 40
 * picture: loop 3-129
 * events: 121 camera is calm
 * alt: A row of colored houses with pointed roofs. The shaking camera has tilted the view to the left.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.CameraShakeOptions;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class CameraShake {

    private static final String[] COLORS = {"#e85d75", "#ffd166", "#2bb3a3", "#4d9de0"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Earthquake");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().addSystem(CameraShake::drawTown);
        // region shake
        engine.graphics().camera().shake(
            CameraShakeOptions.lastingForDuration(Duration.ofSeconds(2))
                .strength(14)
                .swing(Angle.degrees(3))
                .interval(Duration.ofMillis(60)));
        // endregion
        engine.start();
    }

    private static void drawTown(Engine engine) {
        for (int nr = 0; nr < 9; nr++) {
            int height = 60 + nr * 37 % 90;
            Vector corner = Vector.$(nr * 66 - 290, 100 - height);
            engine.graphics().world()
                .drawRectangle(Bounds.atOrigin(corner, 50, height),
                    RectangleDrawOptions.filled(Color.hex(COLORS[nr % 4])))
                .drawPolygon(Polygon.ofNodes(corner.addX(-6), corner.add(25, -30),
                    corner.addX(56)).close(), PolygonDrawOptions.filled(Color.hex("#f4efe2")));
        }
        engine.graphics().world().drawRectangle(Bounds.atOrigin(-500, 100, 1000, 200),
            RectangleDrawOptions.filled(Color.hex("#33415c")));
    }
}
