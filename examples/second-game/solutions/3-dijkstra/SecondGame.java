package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.navigation.DijkstraAlgorithm;

public class SecondGame {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Last battery");

        engine.graphics().configuration().setBackgroundColor(Color.hex("#161a2b"));
        engine.graphics().camera().setZoom(4);
        engine.graphics().camera().setPosition(Vector.of(152, 88));
        engine.window().setCursor(Pictures.CROSSHAIR);
        engine.navigation().setPathfindingAlgorithm(new DijkstraAlgorithm<>());

        engine.scenes()
            .add(new GameScene())
            .switchTo(GameScene.class);

        engine.start();
    }
}
