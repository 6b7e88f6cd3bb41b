package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.physics.CollisionSensorComponent;

import java.util.List;

public class ShotSystem implements EntitySystem {

    @Override
    public void update(Engine engine) {
        for (Entity shot : engine.environment().fetchAllHaving(ShotComponent.class)) {
            List<Entity> collided = shot.get(CollisionSensorComponent.class).collidedEntities;
            if (!collided.isEmpty()) {
                burst(shot, engine);
                collided.forEach(entity -> hitCrate(entity, engine));
            }
            for (Entity bug : engine.environment().fetchAllHaving(BugComponent.class)) {
                if (shot.bounds().intersects(bug.bounds())) {
                    burst(shot, engine);
                    hit(bug, engine);
                    break;
                }
            }
        }
    }

    private static void hitCrate(Entity entity, Engine engine) {
        CrateComponent crate = entity.get(CrateComponent.class);
        if (crate != null) {
            crate.planks--;
            if (crate.planks == 0) {
                engine.environment().remove(entity);
            }
        }
    }

    private static void burst(Entity shot, Engine engine) {
        engine.environment().remove(shot);
        engine.particles().spawnMultiple(4, shot.position(), Effects.SPARKS);
    }

    private static void hit(Entity bug, Engine engine) {
        BugComponent armor = bug.get(BugComponent.class);
        armor.shell--;
        if (armor.shell == 0) {
            engine.environment().remove(bug);
            engine.particles().spawnMultiple(12, bug.position(), Effects.SHELL);
            engine.audio().playSound(Sounds.CRUNCH);
            engine.environment().fetchSingletonComponent(GameComponent.class).score++;
        }
    }
}
