package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.Vector;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.ai.PathMovementComponent;
import dev.screwbox.core.utils.ListUtil;

public class NestSystem implements EntitySystem {

    private double secondsToNext = 1;

    @Override
    public void update(Engine engine) {
        GameComponent game = engine.environment().fetchSingletonComponent(GameComponent.class);
        if (game.bugsToCome == 0) {
            return;
        }
        secondsToNext -= engine.loop().delta();
        if (secondsToNext <= 0) {
            secondsToNext = 0.8;
            sendBug(engine);
            game.bugsToCome--;
        }
    }

    private static void sendBug(Engine engine) {
        Environment environment = engine.environment();
        Entity nest = ListUtil.randomFrom(environment.fetchAllHaving(NestComponent.class));
        Vector start = nest.position();
        Vector end = environment.fetchSingleton(BatteryComponent.class).position();
        Polygon tunnel = Polygon.ofNodes(start, end);
        Entity bug = Bug.on(engine.navigation().findPath(start, end).orElse(tunnel));
        int wave = environment.fetchSingletonComponent(GameComponent.class).wave;
        bug.get(PathMovementComponent.class).speed += 4 * wave;
        environment.addEntity(bug);
    }
}
