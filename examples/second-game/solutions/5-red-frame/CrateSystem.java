package com.example.secondgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.logic.StateComponent;
import dev.screwbox.core.environment.navigation.ObstacleComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;

import java.util.Optional;

@ExecutionOrder(Order.PRESENTATION_EFFECTS)
public class CrateSystem implements EntitySystem {

    private static final RectangleDrawOptions FRAME = RectangleDrawOptions.outline(Color.WHITE)
        .strokeWidth(3);

    private static final RectangleDrawOptions RED_FRAME = RectangleDrawOptions.outline(Color.RED)
        .strokeWidth(3);

    @Override
    public void update(Engine engine) {
        Entity entity = engine.environment().fetchSingleton(GameComponent.class);
        Optional<Entity> floor = underMouse(FloorComponent.class, engine);
        if (floor.isEmpty() || !(entity.get(StateComponent.class).state instanceof Building)) {
            return;
        }
        boolean isAllowed = entity.get(GameComponent.class).crates > 0
            || underMouse(CrateComponent.class, engine).isPresent();
        engine.graphics().world().drawRectangle(floor.get().bounds(), isAllowed ? FRAME : RED_FRAME);
        if (engine.mouse().isPressedLeft()) {
            click(floor.get(), entity.get(GameComponent.class), engine);
        }
    }

    private static void click(Entity floor, GameComponent game, Engine engine) {
        Optional<Entity> crate = underMouse(CrateComponent.class, engine);
        if (crate.isPresent()) {
            engine.environment().remove(crate.get());
            game.crates++;
        } else if (game.crates > 0) {
            engine.environment().addEntity(crate(floor.bounds()));
            game.crates--;
        }
        engine.audio().playSound(Sounds.PLACE);
    }

    private static Optional<Entity> underMouse(Class<? extends Component> mark, Engine engine) {
        return engine.navigation().searchAtPosition(engine.mouse().position())
            .checkingFor(Archetype.ofSpacial(mark))
            .selectAny();
    }

    private static Entity crate(Bounds bounds) {
        return new Entity("crate")
            .bounds(bounds)
            .add(new CrateComponent())
            .add(new ColliderComponent())
            .add(new ObstacleComponent())
            .add(new RenderComponent(Pictures.CRATE, 1));
    }
}
