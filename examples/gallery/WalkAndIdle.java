/*
 * title: Walk and stand still
 * about: A system picks the sprite that matches how the player moves.
 * page: /docs/guides/sprites-and-animation, /docs/guides/platformer
 * tags: sprites, animation, keyboard
 * frame: 70
 * picture: loop 20-200
 * input: 40 press ARROW_RIGHT; 90 release ARROW_RIGHT; 120 press ARROW_LEFT; 180 release ARROW_LEFT
 * events: 40 player shows MAN_WALK_RIGHT; 95 player shows MAN_STAND; 120 player shows MAN_WALK_LEFT; 185 player shows MAN_STAND
 * alt: A small man walks to the right on a gray floor.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.SpriteBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.controls.LeftRightControlComponent;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class WalkAndIdle {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Walk and stand still");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        engine.graphics().camera().setZoom(4);
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(-20, 0, 14, 16))
            .add(new RenderComponent(SpriteBundle.MAN_STAND))
            .add(new PhysicsComponent())
            .add(new LeftRightControlComponent(), control -> {
                control.acceleration = 800;
                control.maxSpeed = 50;
            });
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .addEntity("floor",
                new TransformComponent(0, 24, 160, 16),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(160, 16))),
                new ColliderComponent(500))
            .addEntity(player);
        // region animate
        engine.environment().addSystem(Order.PRESENTATION_PREPARE, game -> {
            double speed = player.get(PhysicsComponent.class).velocity.x();
            SpriteBundle picture = SpriteBundle.MAN_STAND;
            if (speed > 1) {
                picture = SpriteBundle.MAN_WALK_RIGHT;
            } else if (speed < -1) {
                picture = SpriteBundle.MAN_WALK_LEFT;
            }
            player.get(RenderComponent.class).sprite = picture.get();
        });
        // endregion
        engine.start();
    }
}
