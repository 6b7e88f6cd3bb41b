/*
 * page: /docs/reference/common-data-types
 * claim: These types are immutable: every method returns a new value, so entities, constants and threads can share values without copying.
 * claim: Bounds has two reference points, and mixing them up is a frequent mistake: the origin is the top left corner, and the position is the center.
 * claim: Bounds.expand(double) adds half of the value on each side
 * claim: Whether they overlap; whether they overlap or touch within 0.001
 * claim: Negative values for Bounds, Size or the length of a Vector throw an IllegalArgumentException.
 * claim: Vector.length(double) leaves it at zero.
 * claim: Vector.normalize() divides by the length, so its coordinates aren't numbers (NaN).
 * claim: Bounds that extend further upward
 * claim: Point between the position and a target, at a fraction of the distance or after a fixed step that never overshoots
 * page: /docs/reference/known-issues
 * claim: A coordinate of −16.5 becomes −16, although its cell begins at −32.
 * picture: none
 */

import dev.screwbox.core.Bounds;
import dev.screwbox.core.Vector;
import dev.screwbox.core.graphics.Size;
import support.Expect;

public class VectorsAndBounds {

    public static void main(final String[] args) {
        final Vector vector = Vector.$(40, 20);
        vector.addX(10);
        vector.multiply(3);
        Expect.same("a vector after additions", Vector.$(40, 20), vector);

        final Bounds bounds = Bounds.$$(0, 0, 32, 16);
        bounds.moveBy(5, 5);
        Expect.same("bounds after a move", Bounds.atPosition(16, 8, 32, 16), bounds);
        Expect.same("the origin", Vector.zero(), bounds.origin());
        Expect.same("the position", Vector.$(16, 8), bounds.position());
        Expect.same("the extents", Vector.$(16, 8), bounds.extents());
        Expect.same("bounds expanded by 10", Bounds.$$(-5, -5, 42, 26), bounds.expand(10));
        Expect.same("bounds expanded upwards", Bounds.$$(0, -4, 32, 20), bounds.expandTop(4));

        Expect.that(!bounds.intersects(Bounds.$$(32, 0, 8, 8)), "bounds that share an edge overlap");
        Expect.that(bounds.touches(Bounds.$$(32, 0, 8, 8)), "bounds that share an edge do not touch");
        Expect.that(bounds.touches(Bounds.$$(32.0009, 0, 8, 8)), "bounds 0.0009 apart do not touch");
        Expect.that(!bounds.touches(Bounds.$$(32.0011, 0, 8, 8)), "bounds 0.0011 apart touch");

        Expect.thrown(IllegalArgumentException.class, () -> Bounds.$$(0, 0, -1, 1));
        Expect.thrown(IllegalArgumentException.class, () -> Size.of(-1, 1));
        Expect.thrown(IllegalArgumentException.class, () -> vector.length(-1));
        Expect.same("a zero vector with the length 5", Vector.zero(), Vector.zero().length(5));
        Expect.that(Double.isNaN(Vector.zero().normalize().x()), "a normalized zero vector is " + Vector.zero().normalize());
        Expect.same("a step of 50 towards 10:0", Vector.$(10, 0), Vector.zero().advance(Vector.$(10, 0), 50));

        Expect.same("the cell of 17", Vector.x(16), Vector.x(17).snap(16));
        Expect.same("the cell of −17", Vector.x(-32), Vector.x(-17).snap(16));
        Expect.same("the cell of −16.5", Vector.x(-16), Vector.x(-16.5).snap(16));
        Expect.same("the cell of −16.5, rounded down first", Vector.x(-32), Vector.x(Math.floor(-16.5)).snap(16));
    }
}
