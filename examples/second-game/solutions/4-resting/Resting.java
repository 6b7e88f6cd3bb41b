package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.logic.EntityState;

public record Resting() implements EntityState {

    @Override
    public void enter(Entity entity, Engine engine) {
        entity.get(GameComponent.class).secondsLeft = 2;
    }

    @Override
    public EntityState update(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        game.secondsLeft -= engine.loop().delta();
        return game.secondsLeft > 0 ? this : new Building();
    }
}
