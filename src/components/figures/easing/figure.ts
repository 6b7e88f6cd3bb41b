import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {EASE_NAMES} from './easeFunctions';

const PARAMETERS = defineParameters({
  first: {
    kind: 'choice',
    label: 'First curve',
    choices: EASE_NAMES,
    value: 'SINE_IN_OUT',
  },
  second: {
    kind: 'choice',
    label: 'Second curve',
    choices: EASE_NAMES,
    value: 'SQUARE_IN',
  },
  millis: {
    kind: 'range',
    label: 'Duration',
    min: 500,
    max: 6000,
    step: 250,
    value: 3000,
    unit: 'ms',
  },
  usePingPong: {
    kind: 'toggle',
    label: 'Play every second run backwards',
    value: true,
  },
});

export type EasingValues = ValuesOf<typeof PARAMETERS>;

export const EASING: FigureDescription<typeof PARAMETERS> = {
  name: 'easing',
  title: 'Two easing curves',
  width: 480,
  height: 372,
  parameters: PARAMETERS,
  java: ({first, second, millis, usePingPong}) => java`
Duration duration = Duration.ofMillis(${millis});
TweenComponent first = new TweenComponent(duration, Ease.${first}, true);
TweenComponent second = new TweenComponent(duration, Ease.${second}, true);
first.usePingPong = ${usePingPong};
second.usePingPong = ${usePingPong};

environment.enableTweening()
    .addEntity("first dot",
        new TransformComponent(0, 0, 8, 8),
        new RenderComponent(SpriteBundle.DOT_RED),
        first,
        new TweenPositionComponent(Vector.of(0, 0), Vector.of(200, 0)))
    .addEntity("second dot",
        new TransformComponent(0, 20, 8, 8),
        new RenderComponent(SpriteBundle.DOT_BLUE),
        second,
        new TweenPositionComponent(Vector.of(0, 20), Vector.of(200, 20)));
`,
};
