package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.ShaderSetup;
import dev.screwbox.core.graphics.shader.SilhouetteShader;

public class Screw {

    public static Entity create(Vector position) {
        return new Entity("screw")
            .bounds(Bounds.atPosition(position, 10, 14))
            .add(new ScrewComponent())
            .add(new RenderComponent(Pictures.SCREW, 1));
    }

    public static Entity createGolden(Vector position) {
        Entity screw = create(position);
        screw.get(ScrewComponent.class).value = 5;
        RenderComponent render = screw.get(RenderComponent.class);
        render.options = render.options.shaderSetup(ShaderSetup.shader(new SilhouetteShader(Color.YELLOW)));
        return screw;
    }
}
