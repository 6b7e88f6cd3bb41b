package com.example.secondgame;

import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.audio.Sound;

public class Sounds {

    public static final Asset<Sound> SHOT = Sound.assetFromFile("assets/shot.wav");
    public static final Asset<Sound> CRUNCH = Sound.assetFromFile("assets/crunch.wav");
    public static final Asset<Sound> BITE = Sound.assetFromFile("assets/bite.wav");
}
