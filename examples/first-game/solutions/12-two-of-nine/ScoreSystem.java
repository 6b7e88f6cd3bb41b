package com.example.firstgame;

import dev.screwbox.core.Engine;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.EntitySystem;
import dev.screwbox.core.environment.ExecutionOrder;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.options.TextDrawOptions;

@ExecutionOrder(Order.PRESENTATION_UI)
public class ScoreSystem implements EntitySystem {

    private static final TextDrawOptions FONT =
        TextDrawOptions.font(FontBundle.BOLDZILLA).scale(3);

    @Override
    public void update(Engine engine) {
        ScoreComponent score = engine.environment().fetchSingletonComponent(ScoreComponent.class);
        String text = "screws: " + score.screws + " of " + score.total;
        engine.graphics().canvas().drawText(Offset.at(24, 24), text, FONT);
    }
}
