import {EASE_NAMES} from '../easing/easeFunctions';
import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {BUNDLE_ENTRIES} from './bundleEntries';
import {OF_BUNDLE} from './simulation';

const PARAMETERS = defineParameters({
  shader: {
    kind: 'choice',
    label: 'Shader',
    choices: BUNDLE_ENTRIES.map(({name}) => name),
    value: 'WATER',
  },
  ease: {
    kind: 'choice',
    label: 'Ease',
    choices: [OF_BUNDLE, ...EASE_NAMES],
    choiceLabels: {
      [OF_BUNDLE]: 'as in the bundle',
    },
    value: OF_BUNDLE,
  },
  millis: {
    kind: 'range',
    label: 'Duration',
    min: 250,
    max: 6000,
    step: 250,
    value: 2000,
    unit: 'ms',
  },
  isHeld: {
    kind: 'toggle',
    label: 'Hold the progress',
    value: false,
  },
  progress: {
    kind: 'range',
    label: 'Progress',
    min: 0,
    max: 1,
    step: 0.05,
    value: 0.5,
  },
});

export type ShaderFigureValues = ValuesOf<typeof PARAMETERS>;

export const SHADERS: FigureDescription<typeof PARAMETERS> = {
  name: 'shaders',
  title: 'A shader on a sprite',
  width: 480,
  height: 264,
  parameters: PARAMETERS,
  java: ({shader, ease, millis, isHeld, progress}) => {
    const easing = ease === OF_BUNDLE ? java`` : java`${java`\n    .ease(Ease.`}${ease})`;
    const holding = isHeld ? java`${java`\n    .progress(Percent.of(`}${progress}))` : java``;
    return java`
ShaderSetup shader = ShaderBundle.${shader}.get()
    .duration(Duration.ofMillis(${millis}))${easing}${holding};

environment.enableRendering().addEntity("box",
    new TransformComponent(0, 0, 16, 16),
    new RenderComponent(SpriteBundle.BOX,
        SpriteDrawOptions.scaled(8).shaderSetup(shader)));
`;
  },
};
