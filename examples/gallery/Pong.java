/*
 * title: Pong
 * about: The whole game in one file: two bats, a ball and the score.
 * page: /docs/fundamentals/example-games
 * tags: games, fun, keyboard
 * frame: 120
 * picture: loop 30-150
 * input: 30 press S; 44 release S; 260 press W; 262 release W
 * events: 0 text 0   0; 206 text 0   1
 * alt: A black field with a dotted middle line, two white bats at the sides, a square ball, and the score at the top.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.World;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.utils.MathUtil;

public class Pong {

    private static final int[] SCORE = {0, 0};
    private static Vector ball = Vector.zero();
    private static Vector speed = Vector.$(260, 120);
    private static double left = 0;
    private static double right = 0;

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Pong");
        engine.graphics().configuration().setResolution(640, 360);
        engine.environment().addSystem(Pong::play).addSystem(Order.PRESENTATION_WORLD, Pong::draw);
        engine.start();
    }

    private static void play(Engine engine) {
        double step = engine.loop().delta(300);
        left += engine.keyboard().wsadMovement(step).y();
        right = MathUtil.advance(right, ball.y(), engine.loop().delta(140));
        ball = ball.add(speed.multiply(engine.loop().delta()));
        if (Math.abs(ball.y()) > 170) {
            speed = speed.replaceY(-Math.signum(ball.y()) * Math.abs(speed.y()));
        }
        double bat = ball.x() < 0 ? left : right;
        if (Math.abs(ball.x()) > 280 && Math.abs(ball.y() - bat) < 44) {
            speed = Vector.$(-Math.signum(ball.x()) * 260, (ball.y() - bat) * 6);
        } else if (Math.abs(ball.x()) > 320) {
            SCORE[ball.x() < 0 ? 1 : 0]++;
            ball = Vector.zero();
        }
    }

    private static void draw(Engine engine) {
        World world = engine.graphics().world();
        RectangleDrawOptions white = RectangleDrawOptions.filled(Color.WHITE);
        for (int y = -170; y < 180; y += 30) {
            world.drawRectangle(Bounds.atPosition(0, y, 4, 14), white);
        }
        world.drawRectangle(Bounds.atPosition(-296, left, 12, 72), white);
        world.drawRectangle(Bounds.atPosition(296, right, 12, 72), white);
        world.drawRectangle(Bounds.atPosition(ball, 14, 14), white);
        world.drawText(Vector.$(0, -160), SCORE[0] + "   " + SCORE[1],
            TextDrawOptions.font(FontBundle.BOLDZILLA).scale(4).alignCenter());
    }
}
