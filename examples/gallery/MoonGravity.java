/*
 * title: A custom system instead of gravity
 * about: A custom system replaces one of the engine's systems: everything falls as slowly as on the moon.
 * page: /docs/reference/components-overview
 * tags: systems, physics
 * frame: 150
 * picture: loop 12-240
 * events: 82 astronaut goes up; 115 astronaut goes up; 140 astronaut goes up; 232 astronaut goes up
 * alt: Three astronauts in white float above gray ground at different heights, in front of a black sky.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravitySystem;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Frame;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.OvalDrawOptions;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

public class MoonGravity {

    // region system
    public static class MoonGravitySystem implements EntitySystem {

        @Override
        public void update(Engine engine) {
            for (Entity entity : engine.environment().fetchAllHaving(PhysicsComponent.class)) {
                PhysicsComponent physics = entity.get(PhysicsComponent.class);
                physics.velocity = physics.velocity.addY(engine.loop().delta(80));
            }
        }
    }
    // endregion

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Moon");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#14182b"));
        // region replace
        engine.environment()
            .enablePhysics()
            .enableRendering()
            .removeSystemIfPresent(GravitySystem.class)
            .addSystem(Order.SIMULATION_EARLY, new MoonGravitySystem());
        // endregion
        engine.environment().addEntity("ground",
            new TransformComponent(0, 170, 640, 60),
            new RenderComponent(Sprite.placeholder(Color.hex("#9aa3b8"), Size.of(640, 60))),
            new ColliderComponent(0, Percent.of(0.95)));
        for (int nr = 0; nr < 3; nr++) {
            engine.environment().addEntity("astronaut",
                new TransformComponent(nr * 180 - 180, nr * 70 - 100, 40, 60),
                new RenderComponent(astronaut()),
                new PhysicsComponent());
        }
        engine.start();
    }

    private static Sprite astronaut() {
        Frame frame = Frame.empty(Size.of(40, 60));
        frame.canvas()
            .drawRectangle(Offset.at(8, 24), Size.of(24, 34),
                RectangleDrawOptions.filled(Color.WHITE).curveRadius(10))
            .drawCircle(Offset.at(20, 16), 15, OvalDrawOptions.filled(Color.WHITE))
            .drawOval(Offset.at(22, 16), 9, 7, OvalDrawOptions.filled(Color.hex("#4d9de0")));
        return new Sprite(frame);
    }
}
