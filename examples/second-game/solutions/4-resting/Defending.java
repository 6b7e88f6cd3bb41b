package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.logic.EntityState;

public record Defending() implements EntityState {

    @Override
    public void enter(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        game.wave++;
        game.bugsToCome = 2 + 3 * game.wave;
        engine.audio().playSound(Sounds.WAVE);
    }

    @Override
    public EntityState update(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        if (game.charge == 0) {
            return new Lost();
        }
        boolean isOver = game.bugsToCome == 0
            && engine.environment().fetchAllHaving(BugComponent.class).isEmpty();
        return isOver ? new Resting() : this;
    }
}
