package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;

public class ShotSystem implements EntitySystem {

    @Override
    public void update(Engine engine) {
        for (Entity shot : engine.environment().fetchAllHaving(ShotComponent.class)) {
            if (!shot.get(CollisionSensorComponent.class).collidedEntities.isEmpty()) {
                burst(shot, engine);
            }
        }
    }

    private static void burst(Entity shot, Engine engine) {
        engine.environment().remove(shot);
        engine.particles().spawnMultiple(4, shot.position(), Effects.SPARKS);
    }
}
