/*
 * title: Bugs on patrol
 * about: Enemies walk to the end of their ground and turn around.
 * page: /docs/guides/enemy-ai
 * tags: ai, physics
 * frame: 90
 * picture: loop 12-240
 * events: 3 bug moves left; 11 bug moves left; 47 bug moves left; 87 bug moves left; 127 bug moves left;
 *   167 bug moves left; 7 bug moves right; 15 bug moves right; 223 bug moves right
 * alt: Four colored bugs with legs and an eye walk on floating platforms. Two of them look to the left, two to the right.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.ai.PatrolMovementComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.FlipSpriteComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class Patrol {

    private static final String[] COLORS = {"#e85d75", "#ff8a3d", "#2bb3a3", "#9b6dd7"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Patrol");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        engine.graphics().camera().setZoom(2);
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(500)));
        for (int nr = 0; nr < 4; nr++) {
            Vector place = Vector.$(nr % 2 * 150 - 75, nr / 2 * 80 - 20);
            Sprite ground = Sprite.placeholder(Color.hex("#4e6b3a"), Size.of(110, 16));
            // region patrol
            engine.environment()
                .addEntity("ground",
                    new TransformComponent(place, 110, 16),
                    new RenderComponent(ground),
                    new ColliderComponent())
                .addEntity("bug",
                    new TransformComponent(place.add(nr * 20 - 30, -30), 24, 16),
                    new RenderComponent(bug(Color.hex(COLORS[nr]))),
                    new FlipSpriteComponent(),
                    new PhysicsComponent(),
                    new PatrolMovementComponent(30));
            // endregion
        }
        engine.start();
    }

    private static Sprite bug(Color color) {
        Frame frame = Frame.empty(Size.of(24, 16));
        for (int leg = 4; leg < 24; leg += 7) {
            frame.canvas().drawRectangle(Offset.at(leg, 12), Size.of(2, 4),
                RectangleDrawOptions.filled(Color.hex("#1b2440")));
        }
        frame.canvas()
            .drawOval(Offset.at(12, 9), 11, 6, OvalDrawOptions.filled(color))
            .drawCircle(Offset.at(18, 7), 2, OvalDrawOptions.filled(Color.WHITE));
        return new Sprite(frame);
    }
}
