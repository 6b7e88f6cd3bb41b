import {translate} from '@docusaurus/Translate';
import {EASE_NAMES} from '../easing/easeFunctions';
import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {BUNDLE_ENTRIES} from './bundleEntries';
import {OF_BUNDLE} from './simulation';

const PARAMETERS = defineParameters({
  shader: {
    kind: 'choice',
    label: translate({
      id: 'figure.shaders.ShaderBundle',
      message: 'Shader',
      description: 'A control of the figure',
    }),
    choices: BUNDLE_ENTRIES.map(({name}) => name),
    value: 'WATER',
  },
  ease: {
    kind: 'choice',
    label: translate({
      id: 'figure.shaders.ease',
      message: 'Ease',
      description: 'A control of the figure',
    }),
    choices: [OF_BUNDLE, ...EASE_NAMES],
    choiceLabels: {
      [OF_BUNDLE]: translate({
        id: 'figure.shaders.easeOfBundle',
        message: 'as in the bundle',
        description: 'A choice in the figure of shaders: the ease that the shader has anyway',
      }),
    },
    value: OF_BUNDLE,
  },
  millis: {
    kind: 'range',
    label: translate({
      id: 'figure.shaders.duration',
      message: 'Duration',
      description: 'A control of the figure',
    }),
    min: 250,
    max: 6000,
    step: 250,
    value: 2000,
    unit: 'ms',
  },
  isHeld: {
    kind: 'toggle',
    label: translate({
      id: 'figure.shaders.hold',
      message: 'Hold the progress',
      description: 'A box to tick in the figure of shaders',
    }),
    value: false,
  },
  progress: {
    kind: 'range',
    label: translate({
      id: 'figure.shaders.progress',
      message: 'Progress',
      description: 'A control of the figure',
    }),
    min: 0,
    max: 1,
    step: 0.05,
    value: 0.5,
  },
});

export type ShaderFigureValues = ValuesOf<typeof PARAMETERS>;

export const SHADERS: FigureDescription<typeof PARAMETERS> = {
  name: 'shaders',
  title: translate({
    id: 'figure.shaders.title',
    message: 'A shader on a sprite',
    description: 'What the figure is called',
  }),
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
