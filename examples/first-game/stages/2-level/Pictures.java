package com.example.firstgame;

import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.graphics.Sprite;

public class Pictures {

    public static final Asset<Sprite> GRASS = Sprite.assetFromFile("assets/grass.png");
    public static final Asset<Sprite> EARTH = Sprite.assetFromFile("assets/earth.png");
    public static final Asset<Sprite> PLANK = Sprite.assetFromFile("assets/plank.png");
    public static final Asset<Sprite> CLOUD = Sprite.assetFromFile("assets/cloud.png");
}
