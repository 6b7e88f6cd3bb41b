package com.example.secondgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.logic.EntityState;
import dev.screwbox.core.environment.logic.StateComponent;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.TextDrawOptions;

@ExecutionOrder(Order.PRESENTATION_UI)
public class HudSystem implements EntitySystem {

    private static final TextDrawOptions FONT = TextDrawOptions.font(FontBundle.BOLDZILLA)
        .uppercase()
        .scale(3);

    @Override
    public void update(Engine engine) {
        Entity entity = engine.environment().fetchSingleton(GameComponent.class);
        GameComponent game = entity.get(GameComponent.class);
        EntityState state = entity.get(StateComponent.class).state;
        Canvas canvas = engine.graphics().canvas();

        canvas.drawText(Offset.at(50, 24), "score " + game.score, FONT);
        canvas.drawText(Offset.at(50, 666), "best " + HighScore.best(), FONT);
        canvas.drawText(Offset.at(350, 666), "wave " + HighScore.highestWave(), FONT);
        canvas.drawText(canvas.center().replaceY(24), headline(state, game), FONT.alignCenter());
        canvas.drawText(Offset.at(canvas.width() - 50, 24), "battery " + game.charge, FONT.alignRight());
        if (state instanceof Building) {
            canvas.drawText(canvas.center().addY(100), "crates " + game.crates, FONT.alignCenter());
        }
        if (state instanceof Lost) {
            canvas.drawText(canvas.center().addY(100), "click to play again", FONT.alignCenter());
        }
    }

    private static String headline(EntityState state, GameComponent game) {
        if (state instanceof Building) {
            return "bugs in " + (int) Math.ceil(game.secondsLeft);
        }
        return state instanceof Defending ? "wave " + game.wave : "battery empty";
    }
}
