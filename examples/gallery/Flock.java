/*
 * title: A flock of birds
 * about: Eighty boids keep apart, fly in the same direction and stay together.
 * page: /docs/guides/enemy-ai
 * tags: ai, boids, fun
 * frame: 220
 * picture: loop 60-150
 * alt: Dozens of small white arrows fly in groups over a blue sky. The arrows of a group point in the same direction.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.BoidComponent;
import dev.screwbox.core.environment.ai.BoidObstacleComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.MotionRotationComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.PolygonDrawOptions;

import java.util.List;

public class Flock {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Flock");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#2f7fb8"));
        Frame arrow = Frame.empty(Size.of(9, 12));
        arrow.canvas().drawPolygon(
            List.of(Offset.at(4, 0), Offset.at(8, 11), Offset.at(4, 8), Offset.at(0, 11)),
            PolygonDrawOptions.filled(Color.WHITE));
        Sprite bird = new Sprite(arrow);
        // region flock
        engine.environment()
            .enableAllFeatures()
            .addEntity(new Entity("cage")
                .bounds(Bounds.atPosition(0, 0, 640, 360))
                .add(new BoidObstacleComponent(), cage -> cage.isContainer = true));

        for (int nr = 0; nr < 80; nr++) {
            engine.environment().addEntity(new Entity("bird")
                .bounds(Bounds.atPosition(nr * 97 % 500 - 250, nr * 53 % 240 - 120, 4, 4))
                .add(new RenderComponent(bird))
                .add(new PhysicsComponent(Vector.random(100)))
                .add(new MotionRotationComponent())
                .add(new BoidComponent()));
        }
        // endregion
        engine.start();
    }
}
