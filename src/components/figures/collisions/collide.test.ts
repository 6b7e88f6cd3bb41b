import {describe, expect, it} from 'vitest';
import {type Body, type Collider, moveBody, overlaps} from './collide';

const FLOOR: Collider = {
  x: 0,
  y: 100,
  width: 400,
  height: 40,
  friction: 0,
  bounce: 0,
  isOneWay: false,
};

const bodyAt = (x: number, y: number, velocityX = 0, velocityY = 0): Body => ({
  x,
  y,
  width: 20,
  height: 20,
  velocityX,
  velocityY,
});

const stages = (body: Body, colliders: readonly Collider[], seconds = 0.1) => [
  ...moveBody(body, colliders, seconds),
];

describe('a body', () => {
  it('moves by its velocity', () => {
    const body = bodyAt(0, 0, 50, 20);
    expect(stages(body, [])).toEqual([{kind: 'moved', overlapping: []}]);
    expect([body.x, body.y]).toEqual([5, 2]);
  });

  it('is never faster than 1000 units per second', () => {
    const body = bodyAt(0, 0, 3000, 4000);
    stages(body, []);
    expect([body.x, body.y]).toEqual([60, 80]);
  });

  it('that falls on a floor stands on it, and stops', () => {
    const body = bodyAt(50, 75, 0, 100);
    expect(stages(body, [FLOOR])).toEqual([
      {kind: 'moved', overlapping: [0]},
      {kind: 'pushed out', collider: 0, byX: 0, byY: -5},
    ]);
    expect(body).toMatchObject({y: 80});
    expect(body.velocityY).toBeCloseTo(0, 9);
  });

  it('gets the share of its speed back that the bounce says', () => {
    const body = bodyAt(50, 75, 0, 100);
    stages(body, [{...FLOOR, bounce: 0.9}]);
    expect(body.velocityY).toBeCloseTo(-90, 9);
  });

  it('is slowed down sideways by the friction of a floor, down to a stop', () => {
    const body = bodyAt(50, 75, 100, 100);
    stages(body, [{...FLOOR, friction: 300}]);
    expect(body.velocityX).toBeCloseTo(70, 9);
    const slow = bodyAt(50, 75, -10, 100);
    stages(slow, [{...FLOOR, friction: 300}]);
    expect(slow.velocityX).toBeCloseTo(0, 9);
  });

  it('is freed from the largest overlap first, which may free it from the next one, too', () => {
    const tiles = [
      {...FLOOR, width: 40},
      {...FLOOR, x: 40, width: 40},
    ];
    const body = bodyAt(32, 79, 0, 30);
    expect(stages(body, tiles)).toEqual([
      {kind: 'moved', overlapping: [1, 0]},
      {kind: 'pushed out', collider: 1, byX: 0, byY: -2},
    ]);
  });

  it('keeps its speed when it is pushed in the direction of its flight', () => {
    const body = bodyAt(-18, 96, -30, 0);
    stages(body, [FLOOR]);
    expect(body.velocityX).toBe(-30);
  });
});

describe('a one-way collider', () => {
  const ledge: Collider = {...FLOOR, height: 16, isOneWay: true};

  it('stops who falls on it', () => {
    const body = bodyAt(50, 76, 0, 60);
    stages(body, [ledge]);
    expect(body.y).toBe(80);
  });

  it('lets pass who comes from below or has sunk in', () => {
    const rising = bodyAt(50, 84, 0, -60);
    stages(rising, [ledge]);
    expect(rising.y).toBe(78);
    const sunk = bodyAt(50, 90, 0, 10);
    stages(sunk, [ledge]);
    expect(sunk.y).toBe(91);
  });
});

it('whatever a single collider does, it leaves no overlap, and gives no speed', () => {
  for (let place = 0; place < 400; place += 7) {
    const body = bodyAt(place, 70 + (place % 40), place - 200, 150);
    const before = Math.hypot(body.velocityX, body.velocityY);
    stages(body, [{...FLOOR, bounce: 1}]);
    expect(overlaps(body, FLOOR)).toBe(false);
    expect(Math.hypot(body.velocityX, body.velocityY)).toBeLessThanOrEqual(before + 1e-9);
  }
});
