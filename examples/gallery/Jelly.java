/*
 * title: Jelly on a shelf
 * about: Soft bodies fall onto each other and keep their shape.
 * page: /docs/guides/soft-physics
 * tags: soft physics, physics
 * frame: 160
 * picture: loop 20-119
 * alt: Six soft bodies in different colors lie side by side on a floor. They have sagged like jelly.
 */
import dev.screwbox.core.Angle;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.environment.softphysics.SoftBodyCollisionComponent;
import dev.screwbox.core.environment.softphysics.SoftBodyRenderComponent;
import dev.screwbox.core.environment.softphysics.SoftPhysicsSupport;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

import java.util.ArrayList;
import java.util.List;

public class Jelly {

    private static final String[] COLORS = {
        "#e85d75", "#ff8a3d", "#ffd166", "#2bb3a3", "#4d9de0", "#9b6dd7"};

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Jelly");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#1b2440"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(400)))
            .addEntity("floor",
                new TransformComponent(0, 165, 640, 40),
                new RenderComponent(Sprite.placeholder(Color.hex("#5b6b94"), Size.of(640, 40))),
                new ColliderComponent(300));
        for (int nr = 0; nr < 6; nr++) {
            Vector center = Vector.$(nr % 3 * 95 - 95 + nr / 3 * 40, nr / 3 * -110 + 40);
            engine.environment().addEntities(jelly(center, Color.hex(COLORS[nr]), engine));
        }
        engine.start();
    }

    // region jelly
    private static List<Entity> jelly(Vector center, Color color, Engine engine) {
        List<Vector> outline = new ArrayList<>();
        for (int degrees = 0; degrees < 360; degrees += 30) {
            outline.add(center.add(Angle.degrees(degrees).rotate(Vector.y(-40))));
        }
        var jelly = SoftPhysicsSupport.createStabilizedSoftBody(
            Polygon.ofNodes(outline), engine.environment());
        jelly.root()
            .add(new SoftBodyCollisionComponent())
            .add(new SoftBodyRenderComponent(color.opacity(0.8)), render -> {
                render.outlineColor = color;
                render.outlineStrokeWidth = 3;
                render.rounded = true;
            });
        return jelly;
    }
    // endregion
}
