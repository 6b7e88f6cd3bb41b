package com.example.secondgame;

import dev.screwbox.core.utils.TileMap;

public class Room {

    private static final String MAP = """
        ###################
        #n....#.....#....n#
        #.....#.....#.....#
        #.................#
        #...#.........#...#
        #...#....b....#...#
        #...#.........#...#
        #.................#
        #.....#.....#.....#
        #n....#.....#....n#
        ###################
        """;

    public static TileMap<Character> load() {
        return TileMap.fromString(MAP.replace("\n", System.lineSeparator()));
    }
}
