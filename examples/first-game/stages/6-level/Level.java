package com.example.firstgame;

import dev.screwbox.core.utils.TileMap;

public class Level {

    private static final String MAP = """
        |                                                                      |
        |    c                     c                     c               c     |
        |               c                    c                      c          |
        |                                                                      |
        |                                         o  o                         |
        |                  o                     ======                        |
        |                =====                                 o               |
        |                             o                      =====             |
        |         o             o    ===      ##    o                          |
        |       =====         #####          #::#                 o         g  |
        |                    #:::::#        #::::#      =====   ====    ########
        |  p  #       b    ##:::::::#  b   #::::::#  b                  ::::::::
        ######:############::::::::::######::::::::######   ###  ##   ##::::::::
        :::::::::::::::::::::::::::::::::::::::::::::::::   :::  ::   ::::::::::
        :::::::::::::::::::::::::::::::::::::::::::::::::   :::  ::   ::::::::::
        """;

    public static TileMap<Character> load() {
        return TileMap.fromString(MAP.replace("\n", System.lineSeparator()));
    }
}
