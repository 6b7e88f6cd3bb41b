/*
 * page: /docs/reference/common-data-types
 * claim: Line from a point straight down, or up if the length is negative.
 * claim: Zero degrees point up, and angles increase clockwise: 90° points right, 180° points down.
 * claim: New angle. Wraps at 360°
 * claim: A Polygon is closed if the last node equals the first one.
 * claim: Changed path. In 3.33.0, Polygon.removeNode(int) always removes the first node
 * claim: Nodes, without the first one of a closed polygon; all nodes with the repeated one
 * claim: A Percent is always between 0 and 1, and values outside this range are clamped.
 * claim: From #rrggbb or #aarrggbb, where the opacity comes first
 * claim: Time.isAfter(Time) and Time.isBefore(Time) are false when the other time is unset
 * claim: Duration.between(Time, Time) is never negative
 * picture: none
 */

import dev.screwbox.core.Angle;
import dev.screwbox.core.Duration;
import dev.screwbox.core.Line;
import dev.screwbox.core.Percent;
import dev.screwbox.core.Polygon;
import dev.screwbox.core.Time;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Color;
import support.Expect;

import java.util.List;

public class LinesAndPolygons {

    public static void main(final String[] args) {
        Expect.same("the end of a normal of 20", Vector.y(20), Line.normal(Vector.zero(), 20).end());
        Expect.same("the end of a normal of −20", Vector.y(-20), Line.normal(Vector.zero(), -20).end());
        Expect.near("the angle of a vector to the right", 90, Angle.ofVector(Vector.x(1)).degrees(), 1e-9);
        Expect.near("the angle of a vector that points down", 180, Angle.ofVector(Vector.y(1)).degrees(), 1e-9);
        Expect.near("the angle of a vector that points up", 0, Angle.ofVector(Vector.y(-1)).degrees(), 1e-9);
        Expect.near("370 degrees", 10, Angle.degrees(370).degrees(), 1e-9);
        Expect.near("350 degrees and 20 more", 10, Angle.degrees(350).addDegrees(20).degrees(), 1e-9);

        final Polygon path = Polygon.ofNodes(Vector.zero(), Vector.x(40), Vector.$(40, 30));
        Expect.that(path.isOpen() && path.close().isClosed(), "close does not close");
        Expect.same("a path without its node 2", List.of(Vector.x(40), Vector.$(40, 30)), path.removeNode(2).nodes());
        Expect.same("the nodes of a closed path", List.of(Vector.x(40), Vector.$(40, 30), Vector.zero()),
            path.close().nodes());
        Expect.same("all nodes of a closed path", 4, path.close().definitionNotes().size());
        Expect.near("the length of the path", 70, path.length(), 1e-9);
        Expect.near("the area of the triangle", 600, path.close().area(), 1e-9);

        Expect.near("150 percent", 1, Percent.of(1.5).value(), 0);
        Expect.near("−1", 0, Percent.of(-1).value(), 0);
        Expect.near("0.5 and 0.8 with overflow", 0.3, Percent.half().addWithOverflow(0.8).value(), 1e-9);
        Expect.same("#80ff0000", Color.RED.opacity(128 / 255.0), Color.hex("#80ff0000"));

        final Time now = Time.now();
        Expect.that(!now.isAfter(Time.unset()), "now is after an unset time");
        Expect.that(!now.isBefore(Time.unset()), "now is before an unset time");
        Expect.same("the time between now and five seconds ago", Duration.ofSeconds(5),
            Duration.between(now.addSeconds(-5), now));
        Expect.same("the same the other way round", Duration.ofSeconds(5), Duration.between(now, now.addSeconds(-5)));
    }
}
