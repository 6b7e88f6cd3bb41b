import {type RefObject, useEffect, useRef, useState} from 'react';
import type {Player, PlayerOptions} from './createPlayer';
import type {Parameters, ValuesOf} from './parameters';
import type {Scene} from './scene';

interface PlayableScene<P extends Parameters, State> {
  readonly description: PlayerOptions<P, State>['description'];
  readonly load: () => Promise<{readonly default: Scene<State, ValuesOf<P>>}>;
  readonly values: ValuesOf<P>;
  readonly isPlaying: boolean;
  /** Whether to load the scene, even if it does not play yet. Once loaded, it stays loaded. */
  readonly isNeeded: boolean;
  readonly onUse?: () => void;
  readonly onSteer?: () => void;
  readonly onFault?: () => void;
}

/** `ready`: the first frame is drawn. `failed`: nothing is drawn any more. */
type Phase = 'waiting' | 'ready' | 'failed';

interface PlayedScene<P extends Parameters> {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly player: RefObject<Player<ValuesOf<P>> | undefined>;
  readonly phase: Phase;
}

export function usePlayer<P extends Parameters, State>(
  scene: PlayableScene<P, State>,
): PlayedScene<P> {
  const {isPlaying, isNeeded} = scene;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player<ValuesOf<P>>>(undefined);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [isWanted, setWanted] = useState(isNeeded);
  if (isNeeded && !isWanted) setWanted(true);

  const latest = useRef(scene);
  useEffect(() => {
    latest.current = scene;
    player.current?.setPlaying(isPlaying);
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const fail = (error: unknown): void => {
      console.error(`The scene "${latest.current.description.name}" stopped.`, error);
      setPhase('failed');
      latest.current.onFault?.();
    };
    const start = async (): Promise<void> => {
      const [{createPlayer}, {default: loaded}] = await Promise.all([
        import('./createPlayer'),
        latest.current.load(),
      ]);
      if (isGone || !stage.current || !canvas.current) return;
      const {description, values} = latest.current;
      player.current = createPlayer<P, State>({
        stage: stage.current,
        canvas: canvas.current,
        description,
        scene: loaded,
        values,
        onUse: () => latest.current.onUse?.(),
        onSteer: () => latest.current.onSteer?.(),
        onFault: fail,
      });
      player.current.setPlaying(latest.current.isPlaying);
      setPhase('ready');
    };
    start().catch(fail);
    return () => {
      isGone = true;
      player.current?.dispose();
      player.current = undefined;
    };
  }, [isWanted]);

  return {stage, canvas, player, phase};
}
