package com.example.firstgame;

import dev.screwbox.core.Duration;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class Pictures {

    public static final Asset<Sprite> HERO_STAND = animation("hero-stand", 600);

    private static Asset<Sprite> animation(String name, int millisPerFrame) {
        return Sprite.animatedAssetFromFile(
            "assets/" + name + ".png", Size.square(16), Duration.ofMillis(millisPerFrame));
    }
}
