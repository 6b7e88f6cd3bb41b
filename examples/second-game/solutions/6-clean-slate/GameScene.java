package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.logic.StateComponent;
import dev.screwbox.core.environment.navigation.NavigationRegionComponent;
import dev.screwbox.core.environment.navigation.ObstacleComponent;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.scenes.Scene;
import dev.screwbox.core.utils.TileMap;

public class GameScene implements Scene {

    @Override
    public void populate(Environment environment) {
        TileMap<Character> map = Room.load();
        environment
            .enableAllFeatures()
            .addSystem(new QuitOnKeySystem())
            .addSystem(new TurretSystem())
            .addSystem(new ShotSystem())
            .addSystem(new NestSystem())
            .addSystem(new BatterySystem())
            .addSystem(new HudSystem())
            .addSystem(new CrateSystem())
            .addSystem(GameScene::forgetOnBackspace)
            .addEntity("game", new GameComponent(), new StateComponent(new Building()))
            .addEntity("room", new TransformComponent(map.bounds()), new NavigationRegionComponent())
            .importSource(ImportOptions.indexedSources(map.tiles(), TileMap.Tile::value)
                .assign('.', GameScene::floor)
                .assign('#', GameScene::wall)
                .assign('n', GameScene::nest)
                .assign('b', GameScene::turret)
                .assign('b', GameScene::battery));
    }

    private static void forgetOnBackspace(Engine engine) {
        if (engine.keyboard().isPressed(Key.BACKSPACE)) {
            HighScore.forget();
        }
    }

    private static Entity floor(TileMap.Tile<Character> tile) {
        return new Entity("floor")
            .bounds(tile.bounds())
            .add(new FloorComponent())
            .add(new RenderComponent(Pictures.FLOOR));
    }

    private static Entity wall(TileMap.Tile<Character> tile) {
        return new Entity("wall")
            .bounds(tile.bounds())
            .add(new ColliderComponent())
            .add(new ObstacleComponent())
            .add(new RenderComponent(Pictures.WALL));
    }

    private static Entity nest(TileMap.Tile<Character> tile) {
        return new Entity("nest")
            .bounds(tile.bounds())
            .add(new NestComponent())
            .add(new RenderComponent(Pictures.NEST));
    }

    private static Entity turret(TileMap.Tile<Character> tile) {
        return new Entity("turret")
            .bounds(tile.bounds())
            .add(new TurretComponent())
            .add(new RenderComponent(Pictures.TURRET, 3));
    }

    private static Entity battery(TileMap.Tile<Character> tile) {
        return new Entity("battery")
            .bounds(tile.bounds())
            .add(new BatteryComponent())
            .add(new RenderComponent(Pictures.BATTERY));
    }
}
