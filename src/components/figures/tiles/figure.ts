import {translate} from '@docusaurus/Translate';
import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  layout: {
    kind: 'choice',
    label: translate({
      id: 'figure.tiles.layout',
      message: 'Layout',
      description: 'A list in the figure of auto tiles',
    }),
    choices: ['LAYOUT_2X2', 'LAYOUT_3X3'],
    value: 'LAYOUT_3X3',
  },
  size: {
    kind: 'range',
    label: translate({
      id: 'figure.tiles.size',
      message: 'Tile size',
      description: 'A slider in the figure of auto tiles',
    }),
    min: 16,
    max: 48,
    step: 16,
    value: 32,
    unit: 'px',
    restarts: true,
  },
  hasNumbers: {
    kind: 'toggle',
    label: translate({
      id: 'figure.tiles.numbers',
      message: 'Show the number of each tile',
      description: 'A box to tick in the figure of auto tiles',
    }),
    value: true,
  },
  island: {
    kind: 'seed',
    label: translate({
      id: 'figure.tiles.island',
      message: 'Another island',
      description: 'A button in the figure of auto tiles',
    }),
    value: 2,
  },
});

export type TileValues = ValuesOf<typeof PARAMETERS>;

export const TILES: FigureDescription<typeof PARAMETERS> = {
  name: 'tiles',
  title: translate({
    id: 'figure.tiles.title',
    message: 'A map of auto tiles',
    description: 'What the figure is called',
  }),
  // All tile sizes divide both.
  width: 672,
  height: 384,
  parameters: PARAMETERS,
  interaction: translate({
    id: 'figure.tiles.interaction',
    message: 'Drag over empty ground to paint tiles, or start on a tile to erase them.',
    description: 'Says what the pointer does in the figure of auto tiles',
  }),
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
