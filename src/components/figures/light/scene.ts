import {counted} from '@screwbox/shared/text/counted';
import type {Scene, Surface} from '../Figure/scene';
import type {LightValues} from './figure';
import {lightArea, type Point} from './lightArea';
import {createRoom, placeOf, ROOM, type Room, stepRoom, thingAt} from './simulation';

const LAMP_COLORS = ['#ffc46b', '#6bb6ff'];
const TILE = 20;
const MAP_SCALE = 3;

type Map = CanvasRenderingContext2D;

function createMap(): Map {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(ROOM.width / MAP_SCALE);
  canvas.height = Math.ceil(ROOM.height / MAP_SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw on a canvas.');
  return context;
}

let maps: readonly [Map, Map] | undefined;

function drawFloor({context}: Surface): void {
  context.fillStyle = '#8d7f6b';
  context.fillRect(0, 0, ROOM.width, ROOM.height);
  context.fillStyle = '#a3947d';
  for (let y = 0; y < ROOM.height; y += TILE) {
    for (let x = (y / TILE) % 2 === 0 ? 0 : TILE; x < ROOM.width; x += 2 * TILE) {
      context.fillRect(x, y, TILE, TILE);
    }
  }
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const {x, y} of points) context.lineTo(x, y);
  context.closePath();
}

/**
 * Fills the polygon of a lamp with a gradient: full brightness up to `1 - falloff` of the radius, then fading to zero.
 */
function drawLight(
  map: Map,
  {x, y}: Point,
  area: readonly Point[],
  color: string,
  values: LightValues,
) {
  const full = Math.min(0.99, Math.max(0.1, 1 - values.falloff));
  const gradient = map.createRadialGradient(x, y, 0, x, y, values.radius);
  gradient.addColorStop(0, color);
  gradient.addColorStop(full, color);
  gradient.addColorStop(1, `${color}00`);
  map.fillStyle = gradient;
  trace(map, area);
  map.fill();
}

/** Blurs the light map by averaging neighbors, first along rows, then along columns. */
function blurred(source: Map, helper: Map, radius: number): Map {
  let [from, to] = [source, helper];
  for (const [stepX, stepY] of [
    [1, 0],
    [0, 1],
  ] as const) {
    to.setTransform(1, 0, 0, 1, 0, 0);
    to.globalCompositeOperation = 'source-over';
    // Overwrites old pixels at the edges.
    to.drawImage(from.canvas, 0, 0);
    for (let index = 0; index <= 2 * radius; index += 1) {
      to.globalAlpha = 1 / (index + 2);
      to.drawImage(from.canvas, (index - radius) * stepX, (index - radius) * stepY);
    }
    to.globalAlpha = 1;
    [from, to] = [to, from];
  }
  return from;
}

const scene: Scene<Room, LightValues> = {
  create: createRoom,
  step: (room, {pointer}) => stepRoom(room, pointer),
  draw(surface, room, values) {
    const {context, pixel, colors} = surface;
    maps ??= [createMap(), createMap()];
    const [map, helper] = maps;
    const gray = Math.round(values.ambient * 255);
    map.setTransform(1, 0, 0, 1, 0, 0);
    map.globalCompositeOperation = 'source-over';
    map.fillStyle = `rgb(${gray} ${gray} ${gray})`;
    map.fillRect(0, 0, map.canvas.width, map.canvas.height);
    map.setTransform(1 / MAP_SCALE, 0, 0, 1 / MAP_SCALE, 0, 0);
    map.globalCompositeOperation = 'lighter';
    const lights = room.lamps.map((lamp, index) => {
      const place = placeOf(lamp, room.seconds);
      const color = LAMP_COLORS[index] ?? '#ffffff';
      return {place, color, area: lightArea(place, values.radius, room.walls)};
    });
    for (const {place, color, area} of lights) drawLight(map, place, area, color, values);

    drawFloor(surface);
    context.globalCompositeOperation = 'multiply';
    context.drawImage(blurred(map, helper, values.blur).canvas, 0, 0, ROOM.width, ROOM.height);
    context.globalCompositeOperation = 'source-over';
    for (const wall of room.walls) {
      context.fillStyle = '#5b3f2a';
      context.fillRect(wall.x, wall.y, wall.width, wall.height);
      context.strokeStyle = '#c99a6b';
      context.lineWidth = 2;
      context.strokeRect(wall.x + 1, wall.y + 1, wall.width - 2, wall.height - 2);
    }
    for (const {place, color, area} of lights) {
      if (values.showsRays) {
        context.strokeStyle = color;
        context.globalAlpha = 0.5;
        context.lineWidth = pixel;
        context.beginPath();
        for (const {x, y} of area) {
          context.moveTo(place.x, place.y);
          context.lineTo(x, y);
        }
        context.stroke();
        context.globalAlpha = 1;
      }
      context.fillStyle = color;
      context.strokeStyle = colors.ink;
      context.lineWidth = 2;
      context.beginPath();
      context.arc(place.x, place.y, 8, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
  },
  describe({lamps, walls, seconds}, {radius}) {
    const [first, second] = lamps.map((lamp) => placeOf(lamp, seconds));
    const place = (point?: Point) => `${Math.round(point?.x ?? 0)}:${Math.round(point?.y ?? 0)}`;
    return [
      `A dark room with ${counted(walls.length, 'wall')}.`,
      `A yellow lamp at ${place(first)} and a blue lamp at ${place(second)} light up everything`,
      `within ${counted(radius, 'unit')}, and each wall casts a shadow.`,
    ].join(' ');
  },
  isGrabbable: (room, x, y) => thingAt(room, x, y) !== undefined,
};

export default scene;
