package com.example.firstgame;

import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.environment.Archetype;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.logic.TriggerAreaComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.StaticColliderComponent;
import dev.screwbox.core.environment.rendering.CameraBoundsComponent;
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
            .addSystem(new PlayerAnimationSystem())
            .addSystem(new ScrewSystem())
            .addSystem(new ScoreSystem())
            .addSystem(new JumpSoundSystem())
            .addSystem(new DangerSystem())
            .addSystem(new GoalSystem())
            .addEntity("score", new ScoreComponent())
            .addEntity("level", new TransformComponent(map.bounds()), new CameraBoundsComponent())
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .importSource(ImportOptions.indexedSources(map.tiles(), TileMap.Tile::value)
                .assign('#', tile -> ground(tile, Pictures.GRASS))
                .assign(':', tile -> ground(tile, Pictures.EARTH))
                .assign('=', GameScene::plank)
                .assign('|', GameScene::wall)
                .assign('p', new Player())
                .assign('o', new Screw())
                .assign('b', new Bug())
                .assign('g', GameScene::goal)
                .assign('c', GameScene::cloud));
    }

    private static Entity ground(TileMap.Tile<Character> tile, Asset<Sprite> picture) {
        return new Entity("ground")
            .bounds(tile.bounds())
            .add(new RenderComponent(picture))
            .add(new ColliderComponent(500))
            .add(new StaticColliderComponent());
    }

    private static Entity plank(TileMap.Tile<Character> tile) {
        return new Entity("plank")
            .bounds(tile.bounds())
            .add(new RenderComponent(Pictures.PLANK))
            .add(new ColliderComponent(500, Percent.zero(), true));
    }

    private static Entity wall(TileMap.Tile<Character> tile) {
        return new Entity("wall")
            .bounds(tile.bounds())
            .add(new ColliderComponent())
            .add(new StaticColliderComponent());
    }

    private static Entity goal(TileMap.Tile<Character> tile) {
        return new Entity("goal")
            .bounds(tile.bounds())
            .add(new RenderComponent(Pictures.TOOLBOX))
            .add(new TriggerAreaComponent(Archetype.ofSpacial(PlayerComponent.class)));
    }

    private static Entity cloud(TileMap.Tile<Character> tile) {
        return new Entity("cloud")
            .bounds(tile.bounds())
            .add(new RenderComponent(Pictures.CLOUD, -1), render -> render.parallaxX = 0.5);
    }
}
