/*
 * title: An inventory
 * about: The player picks up items by walking over them, and E drinks a potion.
 * page: /docs/guides/recipes
 * tags: recipes, hud, components, keyboard
 * frame: 170
 * picture: loop 20-260
 * input: 30 press ARROW_RIGHT; 210 release ARROW_RIGHT; 230 press E; 236 release E
 * events: 48 potion vanishes; 81 key vanishes; 114 potion vanishes; 148 coin vanishes; 181 coin vanishes; 230 log the player drinks a potion
 * alt: An orange square walks to the right. Three slots at the lower edge show a key, two potions and one coin, each with a number.
 */
import dev.screwbox.core.Bounds;
import dev.screwbox.core.Engine;
import dev.screwbox.core.ScrewBox;
import dev.screwbox.core.Vector;
import dev.screwbox.core.assets.FontBundle;
import dev.screwbox.core.environment.Component;
import dev.screwbox.core.environment.Entity;
import dev.screwbox.core.environment.Order;
import dev.screwbox.core.environment.core.TransformComponent;
import dev.screwbox.core.environment.rendering.RenderComponent;
import dev.screwbox.core.graphics.Canvas;
import dev.screwbox.core.graphics.Color;
import dev.screwbox.core.graphics.Offset;
import dev.screwbox.core.graphics.Size;
import dev.screwbox.core.graphics.Sprite;
import dev.screwbox.core.graphics.options.RectangleDrawOptions;
import dev.screwbox.core.graphics.options.SpriteDrawOptions;
import dev.screwbox.core.graphics.options.TextDrawOptions;
import dev.screwbox.core.keyboard.Key;
import java.util.EnumMap;
import java.util.Map;

public class Inventory {

    // region components
    enum Item { KEY, POTION, COIN }

    public static class ItemComponent implements Component {

        public final Item item;

        public ItemComponent(Item item) {
            this.item = item;
        }
    }

    public static class InventoryComponent implements Component {

        public final Map<Item, Integer> counts = new EnumMap<>(Item.class);

        public int count(Item item) {
            return counts.getOrDefault(item, 0);
        }

        public void add(Item item) {
            counts.merge(item, 1, Integer::sum);
        }

        public boolean use(Item item) {
            if (count(item) == 0) {
                return false;
            }
            counts.merge(item, -1, Integer::sum);
            return true;
        }
    }
    // endregion

    private static final Map<Item, Sprite> PICTURES = Map.of(
        Item.KEY, Sprite.placeholder(Color.hex("#ffd166"), 20),
        Item.POTION, Sprite.placeholder(Color.hex("#e85d75"), 20),
        Item.COIN, Sprite.placeholder(Color.hex("#2bb3a3"), 20));

    public static void main(String[] args) {
        Engine engine = ScrewBox.createEngine("Inventory");
        engine.graphics().configuration()
            .setResolution(640, 360)
            .setBackgroundColor(Color.hex("#1b2440"));
        InventoryComponent inventory = new InventoryComponent();
        Entity player = new Entity("player")
            .bounds(Bounds.atPosition(-260, -20, 32, 32))
            .add(new RenderComponent(Sprite.placeholder(Color.hex("#ff8a3d"), 32), 1))
            .add(inventory);
        engine.environment().enableAllFeatures().addEntity(player);
        Item[] items = {Item.POTION, Item.KEY, Item.POTION, Item.COIN, Item.COIN};
        for (int nr = 0; nr < items.length; nr++) {
            engine.environment().addEntity(items[nr].name().toLowerCase(),
                new TransformComponent(nr * 100 - 180, -20, 20, 20),
                new RenderComponent(PICTURES.get(items[nr])),
                new ItemComponent(items[nr]));
        }
        engine.environment().addSystem(game -> player.moveBy(
            game.keyboard().arrowKeysMovement(game.loop().delta(180))));
        // region pick-up
        engine.environment().addSystem(game -> {
            for (Entity found : game.environment().fetchAllHaving(ItemComponent.class)) {
                if (found.bounds().intersects(player.bounds())) {
                    inventory.add(found.get(ItemComponent.class).item);
                    game.environment().remove(found);
                }
            }
            if (game.keyboard().isPressed(Key.E) && inventory.use(Item.POTION)) {
                game.log().info("the player drinks a potion");
            }
        });
        // endregion
        // region show
        engine.environment().addSystem(Order.PRESENTATION_UI, game -> {
            Canvas canvas = game.graphics().canvas();
            for (Item item : Item.values()) {
                Offset slot = Offset.at(236 + item.ordinal() * 60, 290);
                canvas.drawRectangle(slot, Size.square(48),
                    RectangleDrawOptions.outline(Color.WHITE).strokeWidth(2));
                if (inventory.count(item) > 0) {
                    canvas
                        .drawSprite(PICTURES.get(item), slot.add(8, 8), SpriteDrawOptions.originalSize())
                        .drawText(slot.add(30, 26), String.valueOf(inventory.count(item)),
                            TextDrawOptions.font(FontBundle.BOLDZILLA).scale(2));
                }
            }
        });
        // endregion
        engine.start();
    }
}
