import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  layout: {
    kind: 'choice',
    label: 'Layout',
    choices: ['LAYOUT_2X2', 'LAYOUT_3X3'],
    value: 'LAYOUT_3X3',
  },
  size: {
    kind: 'range',
    label: 'Tile size',
    min: 16,
    max: 48,
    step: 16,
    value: 32,
    unit: 'px',
    restarts: true,
  },
  hasNumbers: {
    kind: 'toggle',
    label: 'Show the number of each tile',
    value: true,
  },
  island: {
    kind: 'seed',
    label: 'Another island',
    value: 2,
  },
});

export type TileValues = ValuesOf<typeof PARAMETERS>;

export const TILES: FigureDescription<typeof PARAMETERS> = {
  name: 'tiles',
  title: 'A map of auto tiles',
  // Width and height are multiples of every tile size.
  width: 672,
  height: 384,
  parameters: PARAMETERS,
  interaction: 'Drag over empty ground to paint tiles, or start on a tile to erase them.',
  java: ({layout, size}) => java`
Asset<AutoTile> island = AutoTile.assetFromSpriteSheet(
    "tiles/island.png", AutoTile.Layout.${layout});

environment.addSystem(engine -> {
    if (engine.mouse().isPressedLeft()) {
        Vector corner = engine.mouse().position().snap(${size});
        engine.environment().addEntity(
            new TransformComponent(Bounds.atOrigin(corner, ${size}, ${size})),
            new AutoTileComponent(island),
            new RenderComponent());
    }
});
`,
};
