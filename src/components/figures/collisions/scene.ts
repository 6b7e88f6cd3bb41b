import {counted} from '@screwbox/shared/text/counted';
import {type Box, overlapOf} from './separation';
import type {Scene, Surface} from '../Figure/scene';
import type {CollisionValues} from './figure';
import {createThrow, isOnBody, type Shown, stepThrow, type ThrowState} from './throwing';

const rectangle = ({context}: Surface, {x, y, width, height}: Box): void => {
  context.beginPath();
  context.rect(x, y, width, height);
};

function drawArrow({context, colors, pixel}: Surface, {before, byX, byY}: Shown): void {
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  const length = Math.hypot(byX, byY);
  const [toX, toY] = [byX / length, byY / length];
  // Draws a minimum length, because most pushes are only a few units long.
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
  const direction = byX === 0 ? (byY < 0 ? 'up' : 'down') : byX < 0 ? 'left' : 'right';
  return `Pushed ${direction} by ${Math.abs(byX === 0 ? byY : byX).toFixed(1)}`;
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
  describe({body, pushes, shown}) {
    const [x, y] = [body.x + body.width / 2, body.y + body.height / 2].map(Math.round);
    const speed = Math.round(Math.hypot(body.velocityX, body.velocityY));
    return [
      `A box among obstacles, at ${x}, ${y}, with a speed of ${speed} units per second.`,
      `Obstacles have pushed it ${counted(pushes, 'time')}.`,
      shown ? pushText(shown) : '',
    ].join(' ');
  },
  isGrabbable: isOnBody,
};

export default scene;
