import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {ROOM} from './simulation';

const PARAMETERS = defineParameters({
  radius: {
    kind: 'range',
    label: 'Radius',
    min: 60,
    max: 320,
    step: 10,
    value: 200,
    unit: 'units',
  },
  falloff: {
    kind: 'range',
    label: 'Falloff',
    min: 0,
    max: 1,
    step: 0.1,
    value: 1,
  },
  blur: {
    kind: 'range',
    label: 'Blur',
    min: 0,
    max: 10,
    step: 1,
    value: 3,
  },
  ambient: {
    kind: 'range',
    label: 'Ambient light',
    min: 0,
    max: 1,
    step: 0.05,
    value: 0.15,
  },
  showsRays: {
    kind: 'toggle',
    label: 'Show the rays',
    value: true,
  },
});

export type LightValues = ValuesOf<typeof PARAMETERS>;

export const LIGHT: FigureDescription<typeof PARAMETERS> = {
  name: 'light',
  title: 'Light and shadow',
  ...ROOM,
  parameters: PARAMETERS,
  interaction: 'Drag the lamps and the walls.',
  java: ({radius, falloff, blur, ambient}) => java`
graphics.light().setAmbientLight(Percent.of(${ambient}));
graphics.configuration()
    .lightFalloff(Percent.of(${falloff}))
    .setLightmapBlur(${blur});

TweenComponent round = new TweenComponent(
    Duration.ofSeconds(8), Ease.LINEAR_IN, true);
round.usePingPong = false;

environment.enableAllFeatures()
    .addEntity("lamp",
        new TransformComponent(Vector.of(170, 130)),
        new PointLightComponent(${radius}, Color.hex("#ffc46b")))
    .addEntity("lamp that goes round",
        new TransformComponent(Vector.of(360, 170)),
        new PointLightComponent(${radius}, Color.hex("#6bb6ff")),
        round,
        new TweenOrbitPositionComponent(Vector.of(360, 170), 30))
    .addEntity("wall",
        new TransformComponent(Bounds.atOrigin(236, 50, 30, 76)),
        new OccluderComponent());
`,
};
