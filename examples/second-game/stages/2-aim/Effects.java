package com.example.secondgame;

import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.particles.ParticleOptions;

public class Effects {

    public static final ParticleOptions SPARKS = ParticleOptions.unknownSource()
        .sprite(Sprite.placeholder(Color.hex("#ffe27a"), 2))
        .randomBaseSpeed(20, 60)
        .animateOpacity()
        .randomLifespanMilliseconds(100, 300)
        .drawOrder(4);
}
