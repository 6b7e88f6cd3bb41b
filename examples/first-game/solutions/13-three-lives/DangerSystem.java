package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.CameraBoundsComponent;
import dev.screwbox.core.particles.ParticlesBundle;
import dev.screwbox.core.scenes.SceneTransition;
import dev.screwbox.core.scenes.animations.ColorFadeAnimation;

public class DangerSystem implements EntitySystem {

    private static final SceneTransition RESTART = SceneTransition.custom()
        .outroAnimation(new ColorFadeAnimation())
        .introAnimation(new ColorFadeAnimation())
        .outroDurationMillis(400)
        .introDurationMillis(400);

    private final GameScene scene;

    public DangerSystem(GameScene scene) {
        this.scene = scene;
    }

    @Override
    public void update(Engine engine) {
        Environment environment = engine.environment();
        Entity player = environment.fetchSingleton(PlayerComponent.class);
        Entity level = environment.fetchSingleton(CameraBoundsComponent.class);
        if (player.position().y() > level.bounds().maxY()) {
            restart(engine);
        }
        for (Entity bug : environment.fetchAllHaving(BugComponent.class)) {
            if (bug.bounds().intersects(player.bounds())) {
                if (isFalling(player)) {
                    squash(bug, player, engine);
                } else {
                    restart(engine);
                }
            }
        }
    }

    private static boolean isFalling(Entity player) {
        return player.get(PhysicsComponent.class).velocity.y() > 40;
    }

    private static void squash(Entity bug, Entity player, Engine engine) {
        PhysicsComponent physics = player.get(PhysicsComponent.class);
        physics.velocity = physics.velocity.replaceY(-200);
        engine.environment().remove(bug);
        engine.audio().playSound(Sounds.SQUASH);
        engine.particles().spawnMultiple(10, bug.bounds(), ParticlesBundle.SMOKE);
    }

    private void restart(Engine engine) {
        if (!engine.scenes().isTransitioning()) {
            scene.loseLife();
            engine.audio().playSound(Sounds.LOST);
            engine.scenes().resetActiveScene(RESTART);
        }
    }
}
