package com.example.secondgame;

import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.graphics.Sprite;

public class Pictures {

    public static final Asset<Sprite> FLOOR = Sprite.assetFromFile("assets/floor.png");
    public static final Asset<Sprite> WALL = Sprite.assetFromFile("assets/wall.png");
    public static final Asset<Sprite> NEST = Sprite.assetFromFile("assets/nest.png");
    public static final Asset<Sprite> BATTERY = Sprite.assetFromFile("assets/battery.png");
    public static final Asset<Sprite> TURRET = Sprite.assetFromFile("assets/turret.png");
    public static final Asset<Sprite> SHOT = Sprite.assetFromFile("assets/shot.png");
    public static final Asset<Sprite> CROSSHAIR = Sprite.assetFromFile("assets/crosshair.png");
}
