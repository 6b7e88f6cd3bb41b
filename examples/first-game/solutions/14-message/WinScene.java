package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Environment;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.QuitOnKeySystem;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;
import dev.screwbox.core.scenes.Scene;

public class WinScene implements Scene {

    private static final TextDrawOptions FONT = TextDrawOptions.font(FontBundle.BOLDZILLA)
        .alignCenter()
        .scale(4);

    private final int screws;

    public WinScene(int screws) {
        this.screws = screws;
    }

    @Override
    public void populate(Environment environment) {
        environment
            .addSystem(new QuitOnKeySystem())
            .addSystem(Order.PRESENTATION_UI, this::drawResult)
            .addSystem(WinScene::playAgainOnEnter);
    }

    private void drawResult(Engine engine) {
        Canvas canvas = engine.graphics().canvas();
        String message = screws >= 9 ? "perfect" : "well done";
        canvas.drawText(canvas.center().addY(-80), message, FONT);
        canvas.drawText(canvas.center(), screws + " screws", FONT);
        canvas.drawText(canvas.center().addY(80), "press enter", FONT);
    }

    private static void playAgainOnEnter(Engine engine) {
        if (engine.keyboard().isPressed(Key.ENTER)) {
            engine.scenes()
                .addOrReplace(new GameScene())
                .switchTo(GameScene.class);
        }
    }
}
