package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;

public class BatterySystem implements EntitySystem {

    @Override
    public void update(Engine engine) {
        Environment environment = engine.environment();
        Entity battery = environment.fetchSingleton(BatteryComponent.class);
        for (Entity bug : environment.fetchAllHaving(BugComponent.class)) {
            if (bug.bounds().intersects(battery.bounds())) {
                environment.remove(bug);
                engine.audio().playSound(Sounds.BITE);
                engine.particles().spawnMultiple(12, battery.bounds(), Effects.SPARKS);
            }
        }
    }
}
