import type {ReactNode} from 'react';
import CollisionStill from '../../components/figures/collisions/CollisionStill';
import {COLLISIONS} from '../../components/figures/collisions/figure';
import FlockStill from '../../components/figures/flock/FlockStill';
import {FLOCK} from '../../components/figures/flock/figure';
import LightStill from '../../components/figures/light/LightStill';
import {LIGHT} from '../../components/figures/light/figure';
import ParticlesStill from '../../components/figures/particles/ParticlesStill';
import {PARTICLES} from '../../components/figures/particles/figure';
import PathFindingStill from '../../components/figures/path-finding/PathFindingStill';
import {PATH_FINDING} from '../../components/figures/path-finding/figure';
import SoftPhysicsStill from '../../components/figures/soft-physics/SoftPhysicsStill';
import {SOFT_PHYSICS} from '../../components/figures/soft-physics/figure';
import SplitScreenStill from '../../components/figures/split-screen/SplitScreenStill';
import {SPLIT_SCREEN} from '../../components/figures/split-screen/figure';
import TilesStill from '../../components/figures/tiles/TilesStill';
import {TILES} from '../../components/figures/tiles/figure';
import WaterStill from '../../components/figures/water/WaterStill';
import {WATER} from '../../components/figures/water/figure';
import FeatureCard from './FeatureCard';
import styles from './styles.module.css';

export default function Features(): ReactNode {
  return (
    <ul className={styles.cards}>
      <FeatureCard
        to="/docs/fundamentals/ecs"
        title="Entities and components"
        text="88 components and 72 systems are ready to combine. Adding your own takes one class each."
        description={FLOCK}
        load={() => import('../../components/figures/flock/scene')}
        still={<FlockStill />}
      />
      <FeatureCard
        to="/docs/guides/physics-and-collisions"
        title="Physics"
        text="Gravity, colliders, one-way platforms, sensors and magnets."
        description={COLLISIONS}
        load={() => import('../../components/figures/collisions/scene')}
        still={<CollisionStill />}
      />
      <FeatureCard
        to="/docs/guides/soft-physics"
        title="Soft bodies"
        text="Ropes, cloth, and bodies that wobble, made of springs."
        description={SOFT_PHYSICS}
        load={() => import('../../components/figures/soft-physics/scene')}
        still={<SoftPhysicsStill />}
      />
      <FeatureCard
        to="/docs/guides/light-and-shadow"
        title="Light and shadow"
        text="Point lights, cones, sunlight, glows with lens flares, and light that bounces."
        description={LIGHT}
        load={() => import('../../components/figures/light/scene')}
        still={<LightStill />}
      />
      <FeatureCard
        to="/docs/guides/dynamic-fluids/"
        title="Water and smoke"
        text="Water that splashes, objects that float, and smoke that is simulated on a grid."
        description={WATER}
        load={() => import('../../components/figures/water/scene')}
        still={<WaterStill />}
      />
      <FeatureCard
        to="/docs/core-modules/particles"
        title="Particles and tweens"
        text="Emitters, bursts and six bundles; 16 easing functions for everything that moves."
        description={PARTICLES}
        load={() => import('../../components/figures/particles/scene')}
        still={<ParticlesStill />}
      />
      <FeatureCard
        to="/docs/core-modules/navigation/"
        title="Pathfinding and AI"
        text="A* on a grid, ray casts, patrols, flocks, and state machines."
        description={PATH_FINDING}
        load={() => import('../../components/figures/path-finding/scene')}
        still={<PathFindingStill />}
      />
      <FeatureCard
        to="/docs/guides/split-screen/"
        title="Camera and split screen"
        text="Follow, zoom, shake and parallax, in up to 64 viewports over one world."
        description={SPLIT_SCREEN}
        load={() => import('../../components/figures/split-screen/scene')}
        still={<SplitScreenStill />}
      />
      <FeatureCard
        to="/docs/guides/tile-maps"
        title="Tile maps"
        text="Levels from text, images or the Tiled editor, and tiles that join automatically."
        description={TILES}
        load={() => import('../../components/figures/tiles/scene')}
        still={<TilesStill />}
      />
    </ul>
  );
}
