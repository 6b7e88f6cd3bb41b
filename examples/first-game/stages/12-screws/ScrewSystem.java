package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.particles.ParticlesBundle;

public class ScrewSystem implements EntitySystem {

    @Override
    public void update(Engine engine) {
        Environment environment = engine.environment();
        Entity player = environment.fetchSingleton(PlayerComponent.class);
        for (Entity screw : environment.fetchAllHaving(ScrewComponent.class)) {
            if (screw.bounds().intersects(player.bounds())) {
                environment.fetchSingletonComponent(ScoreComponent.class).screws++;
                environment.remove(screw);
                engine.audio().playSound(Sounds.SCREW);
                engine.particles().spawnMultiple(6, screw.position(), ParticlesBundle.CONFETTI);
            }
        }
    }
}
