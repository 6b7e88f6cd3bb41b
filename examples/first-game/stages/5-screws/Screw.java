package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.importing.Blueprint;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.utils.TileMap;

public class Screw implements Blueprint<TileMap.Tile<Character>> {

    @Override
    public Entity assembleFrom(TileMap.Tile<Character> tile) {
        return new Entity("screw")
            .bounds(Bounds.atPosition(tile.position(), 10, 14))
            .add(new ScrewComponent())
            .add(new RenderComponent(Pictures.SCREW, 1));
    }
}
