import {translate} from '@docusaurus/Translate';
import {counted} from '../Figure/counted';
import type {Box} from './separation';
import type {Scene, Surface} from '../Figure/scene';
import type {CollisionValues} from './figure';
import {createThrow, isOnBody, type Shown, stepThrow, type ThrowState} from './throwing';

const rectangle = ({context}: Surface, {x, y, width, height}: Box): void => {
  context.beginPath();
  context.rect(x, y, width, height);
};

function overlapOf(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

function drawArrow({context, colors, pixel}: Surface, {before, byX, byY}: Shown): void {
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  const length = Math.hypot(byX, byY);
  const [toX, toY] = [byX / length, byY / length];
  // Most pushes are a few units short: the arrow shows their direction.
  const reach = Math.max(length, 26);
  const head = 8 * pixel;
  context.strokeStyle = colors.ink;
  context.fillStyle = colors.ink;
  context.lineWidth = 2.5 * pixel;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + toX * (reach - head), y + toY * (reach - head));
  context.stroke();
  context.beginPath();
  context.moveTo(x + toX * reach, y + toY * reach);
  context.lineTo(
    x + toX * (reach - head) - toY * head * 0.6,
    y + toY * (reach - head) + toX * head * 0.6,
  );
  context.lineTo(
    x + toX * (reach - head) + toY * head * 0.6,
    y + toY * (reach - head) - toX * head * 0.6,
  );
  context.fill();
}

function drawShown(surface: Surface, shown: Shown, collider: Box | undefined): void {
  const {context, colors, pixel, font} = surface;
  context.setLineDash([4 * pixel, 4 * pixel]);
  context.strokeStyle = colors.muted;
  context.lineWidth = 1.5 * pixel;
  rectangle(surface, shown.before);
  context.stroke();
  context.setLineDash([]);
  if (collider) {
    context.fillStyle = colors.red;
    context.globalAlpha = 0.7;
    rectangle(surface, overlapOf(shown.before, collider));
    context.fill();
    context.globalAlpha = 1;
  }
  drawArrow(surface, shown);
  context.fillStyle = colors.ink;
  context.font = font(13, 700);
  context.fillText(pushText(shown), 12, 24 * pixel);
}

function pushText({byX, byY}: Shown): string {
  const [id, by] = byX === 0 ? [byY < 0 ? 'up' : 'down', byY] : [byX < 0 ? 'left' : 'right', byX];
  const length = Math.abs(by).toFixed(1);
  const texts = {
    up: translate(
      {
        id: 'figure.collisions.up',
        message: 'Pushed up by {length}',
        description: 'What happens in the figure of collisions',
      },
      {length},
    ),
    down: translate(
      {
        id: 'figure.collisions.down',
        message: 'Pushed down by {length}',
        description: 'What happens in the figure of collisions',
      },
      {length},
    ),
    left: translate(
      {
        id: 'figure.collisions.left',
        message: 'Pushed left by {length}',
        description: 'What happens in the figure of collisions',
      },
      {length},
    ),
    right: translate(
      {
        id: 'figure.collisions.right',
        message: 'Pushed right by {length}',
        description: 'What happens in the figure of collisions',
      },
      {length},
    ),
  };
  return texts[id as keyof typeof texts];
}

const scene: Scene<ThrowState, CollisionValues> = {
  create: createThrow,
  step: (state, {values, pointer, random}) => stepThrow(state, values, pointer, random),
  draw(surface, {body, colliders, shown}) {
    const {context, colors, pixel} = surface;
    for (const collider of colliders) {
      context.fillStyle = colors.line;
      context.strokeStyle = colors.muted;
      context.lineWidth = 1.5 * pixel;
      rectangle(surface, collider);
      if (!collider.isOneWay) context.fill();
      context.stroke();
      if (!collider.isOneWay) continue;
      context.fillStyle = colors.muted;
      context.fillRect(collider.x, collider.y, collider.width, 4);
    }
    context.fillStyle = colors.primary;
    context.globalAlpha = 0.25;
    rectangle(surface, body);
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = colors.primary;
    context.lineWidth = 2.5 * pixel;
    context.stroke();
    if (shown) drawShown(surface, shown, colliders[shown.collider]);
  },
  describe: ({body, pushes, shown}) =>
    translate(
      {
        id: 'figure.collisions.text',
        message:
          'A box among obstacles, at {x}, {y}, with a speed of {speed} units per second. Obstacles have pushed it {pushes}. {now}',
        description: 'The alternative text of the figure of collisions',
      },
      {
        x: String(Math.round(body.x + body.width / 2)),
        y: String(Math.round(body.y + body.height / 2)),
        speed: String(Math.round(Math.hypot(body.velocityX, body.velocityY))),
        pushes: counted(
          pushes,
          translate({
            id: 'figure.collisions.pushes',
            message: '{count} time|{count} times',
            description:
              'Part of the alternative text of the figure of collisions; forms for one and for more',
          }),
        ),
        now: shown ? pushText(shown) : '',
      },
    ),
  isGrabbable: isOnBody,
};

export default scene;
