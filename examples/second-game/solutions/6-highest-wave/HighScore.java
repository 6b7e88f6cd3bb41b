package com.example.secondgame;

import java.util.prefs.Preferences;

public class HighScore {

    private static final Preferences STORE = Preferences.userRoot().node("com/example/secondgame");

    public static int best() {
        return STORE.getInt("best", 0);
    }

    public static void keep(int score) {
        STORE.putInt("best", Math.max(score, best()));
    }

    public static int highestWave() {
        return STORE.getInt("wave", 0);
    }

    public static void keepWave(int wave) {
        STORE.putInt("wave", Math.max(wave, highestWave()));
    }
}
