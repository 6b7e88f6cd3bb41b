/*
 * title: A pool with floating boxes
 * about: Boxes fall into the water, make waves and float.
 * page: /docs/guides/dynamic-fluids
 * tags: fluids, water, physics
 * frame: 200
 * picture: loop 60-200
 * events: 50 box goes up; 66 box goes up; 78 box goes up; 134 box goes up; 174 box goes up; 182 box goes up;
 *   187 box goes up; 189 box goes up; 192 box goes up; 194 box goes up
 * alt: Three boxes in orange, yellow and red float in a pool. The water has waves, and the boxes tilt with them.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.fluids.FloatComponent;
import dev.screwbox.core.environment.fluids.FloatRotationComponent;
import dev.screwbox.core.environment.fluids.FluidComponent;
import dev.screwbox.core.environment.fluids.FluidInteractionComponent;
import dev.screwbox.core.environment.fluids.FluidRenderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;

import java.util.List;

public class Pool {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Pool");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#f4efe2"));
        // region pool
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(500)))
            .addEntity(new Entity("pool")
                .bounds(Bounds.atOrigin(-320, 20, 640, 180))
                .add(new FluidComponent(40))
                .add(new FluidRenderComponent(Color.hex("#4d9de0").opacity(0.7),
                    Color.hex("#14305c")), water -> water.surfaceColor = Color.WHITE));
        // endregion
        for (int nr = 0; nr < 3; nr++) {
            Color color = Color.hex(List.of("#ff8a3d", "#ffd166", "#e85d75").get(nr));
            // region box
            engine.environment().addEntity("box",
                new TransformComponent(nr * 170 - 170, -30 - nr * 40, 44, 44),
                new RenderComponent(Sprite.placeholder(color, 44), -1),
                new PhysicsComponent(),
                new FluidInteractionComponent(),
                new FloatComponent(),
                new FloatRotationComponent());
            // endregion
        }
        engine.start();
    }
}
