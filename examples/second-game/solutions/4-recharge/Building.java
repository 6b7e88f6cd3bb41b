package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.logic.EntityState;

public record Building() implements EntityState {

    @Override
    public void enter(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        game.secondsLeft = 8;
        if (game.wave > 0) {
            game.charge = Math.min(5, game.charge + 1);
        }
    }

    @Override
    public EntityState update(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        game.secondsLeft -= engine.loop().delta();
        return game.secondsLeft > 0 ? this : new Defending();
    }
}
