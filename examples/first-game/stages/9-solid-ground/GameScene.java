package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.StaticColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.scenes.Scene;
import dev.screwbox.core.utils.TileMap;

public class GameScene implements Scene {

    @Override
    public void populate(Environment environment) {
        TileMap<Character> map = Level.load();
        environment
            .enableAllFeatures()
            .addSystem(new QuitOnKeySystem())
            .addSystem(new HeroSystem())
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .importSource(ImportOptions.indexedSources(map.tiles(), TileMap.Tile::value)
                .assign('p', tile -> Player.create(tile.position()))
                .assign('#', tile -> ground(tile.bounds(), Pictures.GRASS))
                .assign(':', tile -> ground(tile.bounds(), Pictures.EARTH))
                .assign('|', tile -> wall(tile.bounds()))
                .assign('=', tile -> plank(tile.bounds()))
                .assign('c', tile -> cloud(tile.bounds())));
    }

    private static Entity ground(Bounds bounds, Asset<Sprite> picture) {
        return new Entity("ground")
            .bounds(bounds)
            .add(new ColliderComponent(500))
            .add(new StaticColliderComponent())
            .add(new RenderComponent(picture));
    }

    private static Entity wall(Bounds bounds) {
        return new Entity("wall")
            .bounds(bounds)
            .add(new ColliderComponent())
            .add(new StaticColliderComponent());
    }

    private static Entity plank(Bounds bounds) {
        return new Entity("plank")
            .bounds(bounds)
            .add(new ColliderComponent(500, Percent.zero(), true))
            .add(new RenderComponent(Pictures.PLANK));
    }

    private static Entity cloud(Bounds bounds) {
        return new Entity("cloud")
            .bounds(bounds)
            .add(new RenderComponent(Pictures.CLOUD));
    }
}
