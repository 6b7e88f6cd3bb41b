package com.example.secondgame;

import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.scenes.Scene;
import dev.screwbox.core.utils.TileMap;

public class GameScene implements Scene {

    @Override
    public void populate(Environment environment) {
        TileMap<Character> map = Room.load();
        environment
            .enableAllFeatures()
            .addSystem(new QuitOnKeySystem())
            .importSource(ImportOptions.indexedSources(map.tiles(), TileMap.Tile::value)
                .assign('.', GameScene::floor)
                .assign('#', GameScene::wall)
                .assign('n', GameScene::nest)
                .assign('b', GameScene::battery));
    }

    private static Entity floor(TileMap.Tile<Character> tile) {
        return new Entity("floor")
            .bounds(tile.bounds())
            .add(new RenderComponent(Pictures.FLOOR));
    }

    private static Entity wall(TileMap.Tile<Character> tile) {
        return new Entity("wall")
            .bounds(tile.bounds())
            .add(new ColliderComponent())
            .add(new RenderComponent(Pictures.WALL));
    }

    private static Entity nest(TileMap.Tile<Character> tile) {
        return new Entity("nest")
            .bounds(tile.bounds())
            .add(new RenderComponent(Pictures.NEST));
    }

    private static Entity battery(TileMap.Tile<Character> tile) {
        return new Entity("battery")
            .bounds(tile.bounds())
            .add(new RenderComponent(Pictures.BATTERY));
    }
}
