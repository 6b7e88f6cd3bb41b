package com.example.firstgame;

import dev.screwbox.core.Duration;
import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;

public class Pictures {

    public static final Asset<Sprite> GRASS = Sprite.assetFromFile("assets/grass.png");
    public static final Asset<Sprite> EARTH = Sprite.assetFromFile("assets/earth.png");
    public static final Asset<Sprite> PLANK = Sprite.assetFromFile("assets/plank.png");
    public static final Asset<Sprite> CLOUD = Sprite.assetFromFile("assets/cloud.png");
    public static final Asset<Sprite> SCREW = Sprite.animatedAssetFromFile(
        "assets/screw.png", Size.of(10, 14), Duration.ofMillis(150));

    public static final Asset<Sprite> HERO_STAND = animation("hero-stand", 600);
    public static final Asset<Sprite> HERO_RUN = animation("hero-run", 100);
    public static final Asset<Sprite> HERO_JUMP = animation("hero-jump", 100);

    private static Asset<Sprite> animation(String name, int millisPerFrame) {
        return Sprite.animatedAssetFromFile(
            "assets/" + name + ".png", Size.square(16), Duration.ofMillis(millisPerFrame));
    }
}
