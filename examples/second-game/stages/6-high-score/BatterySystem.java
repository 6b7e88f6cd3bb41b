package com.example.secondgame;

import dev.screwbox.core.Duration;
import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.graphics.options.CameraShakeOptions;

public class BatterySystem implements EntitySystem {

    private static final CameraShakeOptions SHAKE = CameraShakeOptions
        .lastingForDuration(Duration.ofMillis(400))
        .strength(12);

    @Override
    public void update(Engine engine) {
        Environment environment = engine.environment();
        Entity battery = environment.fetchSingleton(BatteryComponent.class);
        GameComponent game = environment.fetchSingletonComponent(GameComponent.class);
        for (Entity bug : environment.fetchAllHaving(BugComponent.class)) {
            if (bug.bounds().intersects(battery.bounds())) {
                environment.remove(bug);
                game.charge = Math.max(0, game.charge - 1);
                engine.audio().playSound(Sounds.BITE);
                engine.graphics().camera().shake(SHAKE);
                engine.particles().spawnMultiple(12, battery.bounds(), Effects.SPARKS);
            }
        }
    }
}
