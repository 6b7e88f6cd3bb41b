/*
 * title: Water, mud and lava
 * about: The same stone falls into three fluids, which differ in three numbers and two colors.
 * page: /docs/guides/dynamic-fluids
 * tags: fluids, lava
 * frame: 75
 * picture: loop 20-170
 * alt: Three basins side by side, with blue water, brown mud and glowing lava. The surface of each is dented where a stone has fallen in.
 */
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.fluids.FloatComponent;
import dev.screwbox.core.environment.fluids.FluidComponent;
import dev.screwbox.core.environment.fluids.FluidInteractionComponent;
import dev.screwbox.core.environment.fluids.FluidRenderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;

public class LavaAndMud {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Fluids");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setUseAntialiasing(true)
            .setBackgroundColor(Color.hex("#2a2333"));
        engine.environment()
            .enableAllFeatures()
            .addEntity("gravity", new GravityComponent(Vector.y(500)));
        add(engine, -210, new FluidComponent(20), "#4d9de0", "#14305c");
        // region mud
        FluidComponent mud = new FluidComponent(20);
        mud.transmission = 8;
        mud.retract = 6;
        mud.dampening = 6;
        // endregion
        add(engine, 0, mud, "#8a5a3b", "#4a2e1d");
        FluidComponent lava = new FluidComponent(20);
        lava.transmission = 12;
        add(engine, 210, lava, "#ffb347", "#b3000f");
        engine.start();
    }

    private static void add(
        Engine engine, double x, FluidComponent fluid, String top, String bottom) {
        // region color
        FluidRenderComponent render = new FluidRenderComponent(
            Color.hex(top), Color.hex(bottom));
        render.surfaceColor = Color.hex(top).adjustBrightness(0.3);
        render.surfaceStrokeWidth = 3;
        // endregion
        engine.environment()
            .addEntity(new TransformComponent(x, 90, 190, 180), fluid, render)
            .addEntity(
                new TransformComponent(x, -170, 40, 40),
                new RenderComponent(Sprite.placeholder(Color.hex("#9aa3b8"), 40)),
                new PhysicsComponent(),
                new FluidInteractionComponent(2, 10),
                new FloatComponent(300, 300));
    }
}
