import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {SPLIT_SCREEN} from './figure';
import {viewportBounds} from './viewportBounds';

const COLORS = ['primary', 'blue', 'green'];
const {count, layout, padding} = SPLIT_SCREEN.parameters;

export default function SplitScreenStill(): ReactNode {
  return (
    <Drawing
      viewBox={`0 0 ${SPLIT_SCREEN.width} ${SPLIT_SCREEN.height}`}
      label="A screen with two viewports in the upper row and a wide one below. Each shows a different character in the middle, among trees."
    >
      <rect fill="var(--figure-ink)" width={SPLIT_SCREEN.width} height={SPLIT_SCREEN.height} />
      {COLORS.map((color, index) => {
        const area = viewportBounds(layout.value, index, count.value, padding.value, SPLIT_SCREEN);
        const ground = area.y + area.height * 0.78;
        const middle = area.x + area.width / 2;
        const trees = [-130, 90, 250].map((x) => middle + x + index * 20);
        return (
          <g key={color}>
            <rect fill="var(--figure-paper)" {...area} />
            <rect
              fill="var(--figure-line)"
              x={area.x}
              y={ground}
              width={area.width}
              height={area.y + area.height - ground}
            />
            <rect fill="var(--figure-green)" x={area.x} y={ground} width={area.width} height="7" />
            {trees
              .filter((x) => x > area.x + 20 && x < area.x + area.width - 20)
              .map((x) => (
                <g key={x}>
                  <rect
                    fill="var(--figure-muted)"
                    x={x - 3}
                    y={ground - 50}
                    width="6"
                    height="50"
                  />
                  <rect
                    fill="var(--figure-green)"
                    x={x - 18}
                    y={ground - 72}
                    width="36"
                    height="32"
                  />
                </g>
              ))}
            <rect
              fill={`var(--figure-${color})`}
              x={middle - 9}
              y={ground - 24}
              width="18"
              height="24"
            />
          </g>
        );
      })}
    </Drawing>
  );
}
