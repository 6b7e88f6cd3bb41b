package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.physics.CollisionDetailsComponent;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Sprite;

@ExecutionOrder(Order.PRESENTATION_PREPARE)
public class PlayerAnimationSystem implements EntitySystem {

    private static final Archetype PLAYERS = Archetype.ofSpacial(
        PlayerComponent.class, RenderComponent.class, PhysicsComponent.class);

    @Override
    public void update(Engine engine) {
        for (Entity player : engine.environment().fetchAll(PLAYERS)) {
            player.get(RenderComponent.class).sprite = pictureOf(player).get();
        }
    }

    private static Asset<Sprite> pictureOf(Entity player) {
        double speed = Math.abs(player.get(PhysicsComponent.class).velocity.x());
        if (!player.get(CollisionDetailsComponent.class).touchesBottom) {
            return Pictures.HERO_JUMP;
        }
        return speed > 10 ? Pictures.HERO_RUN : Pictures.HERO_STAND;
    }
}
