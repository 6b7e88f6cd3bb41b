import {type ReactNode, useId} from 'react';
import {BOX_SIZE, type Landscape} from './landscape';
import {landscapePatches} from './landscapePatches';
import {ART, boxPatches, depthPatches, type Patch, screwPatches} from './pixelArt';

/** Joins consecutive patches of the same color into a path, which halves the size of the HTML. */
function joined(patches: readonly Patch[]): {fill: string; opacity?: number; d: string}[] {
  const paths: {fill: string; opacity?: number; d: string}[] = [];
  for (const {x, y, width, height, color, opacity} of patches) {
    const d = `M${x} ${y}h${width}v${height}h${-width}z`;
    const fill = `var(--figure-${ART[color]})`;
    const last = paths.at(-1);
    if (last?.fill === fill && last.opacity === opacity) last.d += d;
    else paths.push({fill, ...(opacity !== undefined && {opacity}), d});
  }
  return paths;
}

interface HeroStillProps {
  readonly landscape: Landscape;
  readonly className?: string | undefined;
}

export default function HeroStill({landscape, className}: HeroStillProps): ReactNode {
  const light = useId();
  const {width, height, pond, screws, start} = landscape;
  const patches = [
    ...landscapePatches(landscape),
    ...screws.flatMap(({x, y}) => screwPatches(x, y)),
    ...boxPatches(start.x, start.y, false),
  ];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <radialGradient
        id={light}
        gradientUnits="userSpaceOnUse"
        cx={start.x + BOX_SIZE / 2}
        cy={start.y + BOX_SIZE / 2}
        r="120"
      >
        <stop offset="0.07" stopColor="transparent" />
        <stop offset="1" stopColor="var(--figure-purple)" />
      </radialGradient>
      {joined(patches).map((path, index) => (
        <path key={index} {...path} />
      ))}
      <rect fill="var(--figure-blue)" opacity="0.72" {...pond} />
      {joined(depthPatches(pond)).map((path, index) => (
        <path key={index} {...path} />
      ))}
      <rect fill="var(--figure-surface)" {...pond} height="1.5" />
      <rect fill={`url(#${light})`} width={width} height={height} />
    </svg>
  );
}
