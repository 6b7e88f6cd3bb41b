import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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

/** Nine things that the engine can do. */
export default function Features(): ReactNode {
  return (
    <ul className={styles.cards}>
      <FeatureCard
        to="/docs/fundamentals/ecs"
        title={translate({
          id: 'home.features.ecs',
          message: 'Entities and components',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.ecs.text',
          message:
            '88 components and 72 systems are ready to combine. Each of your own is one class.',
          description: 'A feature on the home page',
        })}
        description={FLOCK}
        load={async () => (await import('../../components/figures/flock/scene')).default}
        still={<FlockStill />}
      />
      <FeatureCard
        to="/docs/guides/physics-and-collisions"
        title={translate({
          id: 'home.features.physics',
          message: 'Physics',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.physics.text',
          message: 'Gravity, colliders, one-way platforms, sensors and magnets.',
          description: 'A feature on the home page',
        })}
        description={COLLISIONS}
        load={async () => (await import('../../components/figures/collisions/scene')).default}
        still={<CollisionStill />}
      />
      <FeatureCard
        to="/docs/guides/soft-physics"
        title={translate({
          id: 'home.features.softPhysics',
          message: 'Soft bodies',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.softPhysics.text',
          message: 'Ropes, cloth, and bodies that wobble, made of springs.',
          description: 'A feature on the home page',
        })}
        description={SOFT_PHYSICS}
        load={async () => (await import('../../components/figures/soft-physics/scene')).default}
        still={<SoftPhysicsStill />}
      />
      <FeatureCard
        to="/docs/guides/light-and-shadow"
        title={translate({
          id: 'home.features.light',
          message: 'Light and shadow',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.light.text',
          message: 'Point lights, cones, sunlight, glows with lens flares, and light that bounces.',
          description: 'A feature on the home page',
        })}
        description={LIGHT}
        load={async () => (await import('../../components/figures/light/scene')).default}
        still={<LightStill />}
      />
      <FeatureCard
        to="/docs/guides/dynamic-fluids/"
        title={translate({
          id: 'home.features.fluids',
          message: 'Water and smoke',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.fluids.text',
          message:
            'Water that splashes, things that float on it, and smoke that is simulated on a grid.',
          description: 'A feature on the home page',
        })}
        description={WATER}
        load={async () => (await import('../../components/figures/water/scene')).default}
        still={<WaterStill />}
      />
      <FeatureCard
        to="/docs/core-modules/particles"
        title={translate({
          id: 'home.features.particles',
          message: 'Particles and tweens',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.particles.text',
          message:
            'Emitters, bursts and six bundles; 16 easing functions for everything that moves.',
          description: 'A feature on the home page',
        })}
        description={PARTICLES}
        load={async () => (await import('../../components/figures/particles/scene')).default}
        still={<ParticlesStill />}
      />
      <FeatureCard
        to="/docs/core-modules/navigation/"
        title={translate({
          id: 'home.features.pathFinding',
          message: 'Path finding and AI',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.pathFinding.text',
          message: 'A* on a grid, ray casts, patrols, flocks, and state machines.',
          description: 'A feature on the home page',
        })}
        description={PATH_FINDING}
        load={async () => (await import('../../components/figures/path-finding/scene')).default}
        still={<PathFindingStill />}
      />
      <FeatureCard
        to="/docs/guides/split-screen/"
        title={translate({
          id: 'home.features.splitScreen',
          message: 'Camera and split screen',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.splitScreen.text',
          message: 'Follow, zoom, shake and parallax, in up to 64 viewports over one world.',
          description: 'A feature on the home page',
        })}
        description={SPLIT_SCREEN}
        load={async () => (await import('../../components/figures/split-screen/scene')).default}
        still={<SplitScreenStill />}
      />
      <FeatureCard
        to="/docs/guides/tile-maps"
        title={translate({
          id: 'home.features.tiles',
          message: 'Tile maps',
          description: 'Title of a feature on the home page',
        })}
        text={translate({
          id: 'home.features.tiles.text',
          message:
            'Levels from text, pictures or the Tiled editor, and tiles that join automatically.',
          description: 'A feature on the home page',
        })}
        description={TILES}
        load={async () => (await import('../../components/figures/tiles/scene')).default}
        still={<TilesStill />}
      />
    </ul>
  );
}
