import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {createRandom} from '../Figure/random';
import {EMITTER, PARTICLES} from './figure';

const LEAVES = 60;

export default function ParticlesStill(): ReactNode {
  const random = createRandom(5);
  return (
    <Drawing
      viewBox={`0 0 ${PARTICLES.width} ${PARTICLES.height}`}
      label="Leaves drift to the right from the frame of an emitter and spread out."
    >
      {Array.from({length: LEAVES}, (_, index) => {
        const age = index / LEAVES;
        const x = EMITTER.x + random() * EMITTER.width + age * 330;
        const y = EMITTER.y + 20 + (random() - 0.5) * (40 + age * 240) + age * 30;
        const turn = Math.round(random() * 360);
        return (
          <ellipse
            key={index}
            fill="var(--figure-green)"
            opacity={Math.round(Math.sin(Math.PI * age) * 100) / 100}
            rx={(4 + random() * 4).toFixed(1)}
            ry="3"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
          />
        );
      })}
      <rect
        fill="none"
        stroke="var(--figure-ink)"
        strokeDasharray="5 4"
        strokeWidth="2"
        {...EMITTER}
      />
    </Drawing>
  );
}
