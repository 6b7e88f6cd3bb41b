import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {createRandom} from '../Figure/random';
import {FLOCK} from './figure';

const BOIDS = 70;
const ROCK = {x: 400, y: 150, width: 70, height: 60};

export default function FlockStill(): ReactNode {
  const random = createRandom(2);
  return (
    <Drawing
      viewBox={`0 0 ${FLOCK.width} ${FLOCK.height}`}
      label="A flock of small arrows flies in a curve around a rock."
    >
      <rect fill="var(--figure-line)" stroke="var(--figure-muted)" rx="10" {...ROCK} />
      {Array.from({length: BOIDS}, (_, index) => {
        const angle = Math.PI * (1.05 + (index / BOIDS) * 0.75) + (random() - 0.5) * 0.1;
        const radius = 150 + (random() - 0.5) * 90;
        const x = 420 + Math.cos(angle) * radius * 1.5;
        const y = 230 + Math.sin(angle) * radius;
        const turn = ((angle + Math.PI / 2) * 180) / Math.PI + (random() - 0.5) * 24;
        return (
          <path
            key={index}
            d="M6 0L-4 -3V3Z"
            fill="var(--figure-accent)"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
          />
        );
      })}
    </Drawing>
  );
}
