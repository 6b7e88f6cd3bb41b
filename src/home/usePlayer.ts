import {type RefObject, useEffect, useRef, useState} from 'react';
import type {Player, PlayerOptions} from '../components/figures/Figure/createPlayer';
import {
  defaultValues,
  type Parameters,
  type ValuesOf,
} from '../components/figures/Figure/parameters';
import type {Scene} from '../components/figures/Figure/scene';

interface Playable<P extends Parameters, State> {
  readonly description: PlayerOptions<P, State>['description'];
  /** Loads the scene; must be the same function in each rendering. */
  readonly load: () => Promise<Scene<State, ValuesOf<P>>>;
}

interface Played<P extends Parameters> {
  /** The element that gets the pointer. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly player: RefObject<Player<ValuesOf<P>> | undefined>;
  /** Whether the canvas shows something: until then, and if it fails, the still picture stays. */
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  /** Starts or stops to play; the first time it loads what is needed. */
  readonly setPlaying: (isPlaying: boolean) => void;
}

/** Plays a scene on demand, without a frame around it. */
export function usePlayer<P extends Parameters, State>({
  description,
  load,
}: Playable<P, State>): Played<P> {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player<ValuesOf<P>>>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const isWanted = useRef(false);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setShownPlaying] = useState(false);

  useEffect(
    () => () => {
      loading.current = undefined;
      player.current?.dispose();
      player.current = undefined;
    },
    [],
  );

  const fail = (error: unknown): void => {
    console.error(`The scene "${description.name}" stopped.`, error);
    setReady(false);
    setShownPlaying(false);
  };
  const start = async (): Promise<void> => {
    const [{createPlayer}, scene] = await Promise.all([
      import('../components/figures/Figure/createPlayer'),
      load(),
    ]);
    // Gone meanwhile.
    if (!stage.current || !canvas.current || !loading.current) return;
    player.current = createPlayer<P, State>({
      stage: stage.current,
      canvas: canvas.current,
      description,
      scene,
      values: defaultValues(description.parameters),
      onUse: () => undefined,
      onSteer: () => setPlaying(true),
      onFault: fail,
    });
    player.current.setPlaying(isWanted.current);
    setReady(true);
  };
  const setPlaying = (wanted: boolean): void => {
    isWanted.current = wanted;
    setShownPlaying(wanted);
    player.current?.setPlaying(wanted);
    if (wanted) loading.current ??= start().catch(fail);
  };
  return {stage, canvas, player, isReady, isPlaying, setPlaying};
}
