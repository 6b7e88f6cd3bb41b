/*
 * title: A lake with reflections
 * about: A reflection shows the sprites above it upside down.
 * page: /docs/guides/sprites-and-animation, /docs/guides/dynamic-fluids
 * tags: reflection, sprites
 * frame: 90
 * picture: loop 12-132
 * alt: Colored blocks like the skyline of a town stand at a lake. They are mirrored in the water, upside down and paler.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.ReflectionComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class MirrorLake {

    private static final String[] COLORS = {"#e85d75", "#ff8a3d", "#ffd166", "#2bb3a3", "#4d9de0"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Lake");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment().enableAllFeatures();
        for (int nr = 0; nr < 12; nr++) {
            int height = 60 + nr * 47 % 100;
            engine.environment().addEntity(
                new TransformComponent(Bounds.atOrigin(nr * 54 - 320, 10 - height, 46, height)),
                new RenderComponent(Sprite.placeholder(Color.hex(COLORS[nr % 5]), Size.of(46, height))));
        }
        // region lake
        engine.environment().addEntity(new Entity("lake")
            .bounds(Bounds.atOrigin(-320, 10, 640, 170))
            .add(new ReflectionComponent(Percent.of(0.5), 5), lake -> {
                lake.applyWaveDistortionProjection = true;
                lake.amplitude = 3;
            }));
        // endregion
        engine.start();
    }
}
