package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.logic.TriggerAreaComponent;
import dev.screwbox.core.scenes.SceneTransition;
import dev.screwbox.core.scenes.animations.CameraLensAnimation;

public class GoalSystem implements EntitySystem {

    private static final SceneTransition FINISH = SceneTransition.custom()
        .outroAnimation(new CameraLensAnimation())
        .outroDurationMillis(900);

    @Override
    public void update(Engine engine) {
        var goal = engine.environment().fetchSingletonComponent(TriggerAreaComponent.class);
        if (goal.isTriggered && !engine.scenes().isTransitioning()) {
            var score = engine.environment().fetchSingletonComponent(ScoreComponent.class);
            engine.audio().playSound(Sounds.WON);
            engine.scenes()
                .addOrReplace(new WinScene(score.screws))
                .switchTo(WinScene.class, FINISH);
        }
    }
}
