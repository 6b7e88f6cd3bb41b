package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.graphics.Color;

public class FirstGame {

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Screw hunt");

        engine.graphics().configuration().setBackgroundColor(Color.hex("#9fd3e6"));
        engine.graphics().camera().setZoom(3);

        engine.environment().addSystem(new HeroSystem());

        engine.start();
    }
}
