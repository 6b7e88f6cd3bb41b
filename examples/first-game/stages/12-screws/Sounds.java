package com.example.firstgame;

import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.audio.Sound;

public class Sounds {

    public static final Asset<Sound> JUMP = Sound.assetFromFile("assets/jump.wav");
    public static final Asset<Sound> SCREW = Sound.assetFromFile("assets/screw.wav");
}
