package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.rendering.RenderComponent;

public class Screw {

    public static Entity create(Vector position) {
        return new Entity("screw")
            .bounds(Bounds.atPosition(position, 10, 14))
            .add(new ScrewComponent())
            .add(new RenderComponent(Pictures.SCREW, 1));
    }
}
