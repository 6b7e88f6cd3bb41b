package com.example.firstgame;

import dev.screwbox.core.assets.Asset;
import dev.screwbox.core.audio.Sound;

public class Sounds {

    public static final Asset<Sound> JUMP = Sound.assetFromFile("assets/jump.wav");
    public static final Asset<Sound> SCREW = Sound.assetFromFile("assets/screw.wav");
    public static final Asset<Sound> SQUASH = Sound.assetFromFile("assets/squash.wav");
    public static final Asset<Sound> LOST = Sound.assetFromFile("assets/lost.wav");
    public static final Asset<Sound> WON = Sound.assetFromFile("assets/won.wav");
}
