import {java, type JavaSnippet} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {HIT_SECONDS, MOST_VIEWPORTS} from './split';

const PARAMETERS = defineParameters({
  count: {
    kind: 'range',
    label: 'Viewports',
    min: 1,
    max: MOST_VIEWPORTS,
    step: 1,
    value: 3,
  },
  layout: {
    kind: 'choice',
    label: 'Layout',
    choices: ['HorizontalLayout', 'VerticalLayout', 'TableLayout'],
    value: 'TableLayout',
  },
  padding: {
    kind: 'range',
    label: 'Gap',
    min: 0,
    max: 32,
    step: 1,
    value: 4,
    unit: 'px',
  },
  zoom: {
    kind: 'range',
    label: 'Zoom',
    min: 1,
    max: 5,
    step: 0.25,
    value: 1.5,
    unit: '×',
  },
  maxSpeed: {
    kind: 'range',
    label: 'Camera speed',
    min: 0.5,
    max: 10,
    step: 0.5,
    value: 2,
  },
  strength: {
    kind: 'range',
    label: 'Shake',
    min: 0,
    max: 30,
    step: 1,
    value: 10,
    unit: 'px',
  },
});

export type SplitValues = ValuesOf<typeof PARAMETERS>;

const line = (text: string): JavaSnippet => [
  {text: '\n    ', isValue: false},
  {text, isValue: true},
];

const LAYOUTS: Readonly<Record<SplitValues['layout'], JavaSnippet>> = {
  HorizontalLayout: [],
  VerticalLayout: line('.verticalLayout()'),
  TableLayout: line('.tableLayout()'),
};

export const SPLIT_SCREEN: FigureDescription<typeof PARAMETERS> = {
  name: 'split-screen',
  title: 'A split screen',
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  interaction: 'Press a viewport: its character jumps, and the landing shakes every camera.',
  java: ({count, layout, padding, zoom, maxSpeed, strength}) => java`
graphics.enableSplitScreenMode(SplitScreenOptions.viewports(${count})${LAYOUTS[layout]}
    .padding(${padding}));

int player = 0;
for (final var viewport : graphics.viewports()) {
    viewport.camera().setZoom(${zoom});
    viewport.camera().shake(CameraShakeOptions
        .lastingForDuration(Duration.ofMillis(${[{text: String(HIT_SECONDS * 1000), isValue: false}]}))
        .strength(${strength}));
    environment.addEntity(
        new TransformComponent(40 * player, 0, 12, 16),
        new RenderComponent(SpriteBundle.MAN_STAND),
        new CameraTargetComponent(player, ${maxSpeed}));
    player++;
}
`,
};
