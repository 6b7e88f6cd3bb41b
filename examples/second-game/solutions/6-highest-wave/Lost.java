package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.logic.EntityState;

public record Lost() implements EntityState {

    @Override
    public void enter(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        game.secondsLeft = 1;
        HighScore.keep(game.score);
        HighScore.keepWave(game.wave);
        engine.audio().playSound(Sounds.LOST);
    }

    @Override
    public EntityState update(Entity entity, Engine engine) {
        GameComponent game = entity.get(GameComponent.class);
        game.secondsLeft -= engine.loop().delta();
        if (game.secondsLeft <= 0 && engine.mouse().isPressedLeft()) {
            engine.scenes().resetActiveScene();
        }
        return this;
    }
}
