/*
 * title: A flag in the wind
 * about: The left border of a cloth is fixed, and its right border moves in the wind.
 * page: /docs/guides/soft-physics
 * tags: soft physics, cloth
 * frame: 120
 * picture: loop 60-150
 * alt: A pink flag on a brown pole. Its cloth waves in front of a light blue sky.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ChaoticMovementComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.softphysics.ClothRenderComponent;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSupport;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class Flag {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Flag");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#8fc7e8"));
        Environment world = engine.environment();
        world.enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(400)))
            .addEntity("pole",
                new TransformComponent(-164, 20, 8, 320),
                new RenderComponent(Sprite.placeholder(Color.hex("#7a4a2b"), Size.of(8, 320))));
        // region flag
        SoftPhysicsSupport.ClothEntities flag = SoftPhysicsSupport.createCloth(
            Bounds.atOrigin(-160, -120, 300, 170), Size.of(12, 8), world);
        flag.leftBorder().forEach(node -> node.remove(PhysicsComponent.class));
        flag.root().add(new ClothRenderComponent(), render -> {
            render.color = Color.hex("#e85d75");
            render.backgroundColor = Color.hex("#8c2f3f");
        });
        world.addEntities(flag);
        // endregion
        // region wind
        flag.forEach(node -> node.tryGet(PhysicsComponent.class)
            .ifPresent(physics -> physics.gravityModifier = 0.1));
        flag.rightBorder().forEach(node -> node.add(
            new ChaoticMovementComponent(80, Duration.ofMillis(400), Vector.x(300))));
        // endregion
        engine.start();
    }
}
