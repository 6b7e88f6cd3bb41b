package com.example.secondgame;

import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.audio.Sound;

public class Sounds {

    public static final Asset<Sound> SHOT = Sound.assetFromFile("assets/shot.wav");
}
