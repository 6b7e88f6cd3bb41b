package com.example.firstgame;

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.importing.ImportOptions;
import dev.screwbox.core.environment.physics.ColliderComponent;
import dev.screwbox.core.environment.physics.GravityComponent;
import dev.screwbox.core.environment.physics.StaticColliderComponent;
import dev.screwbox.core.environment.rendering.CameraBoundsComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.scenes.Scene;
import dev.screwbox.core.utils.TileMap;

public class GameScene implements Scene {

    private int lives = 3;

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
            .addSystem(new DangerSystem(this))
            .addSystem(Order.PRESENTATION_UI, this::drawLives)
            .addEntity("score", new ScoreComponent())
            .addEntity("level", new TransformComponent(map.bounds()), new CameraBoundsComponent())
            .addEntity("gravity", new GravityComponent(Vector.y(600)))
            .importSource(ImportOptions.indexedSources(map.tiles(), TileMap.Tile::value)
                .assign('p', tile -> Player.create(tile.position()))
                .assign('#', tile -> ground(tile.bounds(), Pictures.GRASS))
                .assign(':', tile -> ground(tile.bounds(), Pictures.EARTH))
                .assign('|', tile -> wall(tile.bounds()))
                .assign('=', tile -> plank(tile.bounds()))
                .assign('o', tile -> Screw.create(tile.position()))
                .assign('b', tile -> Bug.create(tile.position()))
                .assign('c', tile -> cloud(tile.bounds())));
    }

    public void loseLife() {
        lives = lives == 1 ? 3 : lives - 1;
    }

    private void drawLives(Engine engine) {
        engine.graphics().canvas().drawText(Offset.at(24, 64), "lives: " + lives,
            TextDrawOptions.font(FontBundle.BOLDZILLA).scale(3));
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
            .add(new RenderComponent(Pictures.CLOUD, -1), render -> render.parallaxX = 0.5);
    }
}
