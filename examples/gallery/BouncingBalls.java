/*
 * title: Bouncing bodies
 * about: Gravity pulls bodies down, and the bounce of the floor throws them up again.
 * page: /docs/guides/physics-and-collisions
 * tags: physics, collisions
 * frame: 100
 * picture: loop 10-130
 * events: 63 ball goes up; 91 ball goes up; 119 ball goes up
 * alt: Five colored squares bounce on a floor that is divided into five fields. The field on the left does not bounce at all, and every field further to the right throws its square up higher.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class BouncingBalls {

    private static final String[] COLORS = {"#e85d75", "#ff8a3d", "#ffd166", "#2bb3a3", "#4d9de0"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Bouncing balls");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(500)));

        for (int nr = 0; nr < 5; nr++) {
            double x = nr * 120 - 240;
            Sprite picture = Sprite.placeholder(Color.hex(COLORS[nr]), 28);
            // region bounce
            engine.environment()
                .addEntity("floor",
                    new TransformComponent(x, 150, 110, 32),
                    new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(110, 32))),
                    new ColliderComponent(0, Percent.of(nr * 0.23)))
                .addEntity("ball",
                    new TransformComponent(x, -140, 28, 28),
                    new RenderComponent(picture),
                    new PhysicsComponent());
            // endregion
        }
        engine.start();
    }
}
