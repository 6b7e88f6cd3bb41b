package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.ai.PatrolMovementComponent;
import dev.screwbox.core.environment.importing.Blueprint;
import dev.screwbox.core.environment.physics.PhysicsComponent;
import dev.screwbox.core.environment.rendering.FlipSpriteComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.utils.TileMap;

public class Bug implements Blueprint<TileMap.Tile<Character>> {

    @Override
    public Entity assembleFrom(TileMap.Tile<Character> tile) {
        return new Entity("bug")
            .bounds(Bounds.atPosition(tile.position(), 14, 12))
            .add(new BugComponent())
            .add(new RenderComponent(Pictures.BUG, 1))
            .add(new FlipSpriteComponent())
            .add(new PhysicsComponent())
            .add(new PatrolMovementComponent(30));
    }
}
