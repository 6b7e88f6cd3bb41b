/*
 * title: A fan of rays
 * about: Rays from one point end at the first wall that they meet. Together they show what can be seen from there.
 * page: /docs/core-modules/navigation, /docs/guides/physics-and-collisions
 * tags: navigation, ray cast, line of sight
 * frame: 60
 * picture: loop 63-93
 * input: 0 move 350 200; 64 move 350 200; 67 move 331 215; 70 move 314 229; 73 move 301 240; 76 move 292 247; 79 move 290 250; 82 move 292 247; 85 move 301 240; 88 move 314 229; 91 move 331 215; 94 move 350 200; 97 move 331 215; 100 move 314 229; 103 move 301 240; 106 move 292 247; 109 move 290 250; 112 move 292 247; 115 move 301 240; 118 move 314 229; 121 move 331 215; 124 move 350 200
 * alt: Yellow rays fan out from one point to all sides. They end at gray boxes, behind which the ground stays dark.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.LineDrawOptions;

public class RayFan {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Rays");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14182b"));
        engine.environment().enableRendering();
        for (int nr = 0; nr < 14; nr++) {
            Bounds wall = Bounds.atPosition(nr * 131 % 600 - 290, nr * 89 % 320 - 150, 44, 44);
            engine.environment().addEntity(
                new TransformComponent(wall),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), 44)),
                new ColliderComponent());
        }
        // region rays
        engine.environment().addSystem(Order.PRESENTATION_BACKGROUND, game -> {
            Vector eye = game.mouse().position();
            for (int degrees = 0; degrees < 360; degrees += 2) {
                Vector end = eye.add(Angle.degrees(degrees).rotate(Vector.y(-700)));
                Vector hit = game.navigation().raycastFrom(eye)
                    .checkingFor(Archetype.ofSpacial(ColliderComponent.class))
                    .castingTo(end)
                    .nearestHit()
                    .orElse(end);
                game.graphics().world().drawLine(eye, hit,
                    LineDrawOptions.color(Color.hex("#ffd166").opacity(0.6)).strokeWidth(2));
            }
        });
        // endregion
        engine.start();
    }
}
