import type {SteeringButton} from './scene';

/** Number of steps for which a click holds a button. Voice control and switches only send clicks. */
const CLICK_STEPS = 18;

/** Steers a scene by keys and by buttons on the screen. */
export interface Steering {
  /**
   * Holds a button. Several fingers and keys may hold the same one.
   *
   * @param holder identifies the finger or key
   */
  hold(holder: string, name: string): void;
  /** Releases the button that a finger or key holds. */
  release(holder: string): void;
  /** Holds a button for a moment. */
  click(name: string): void;
  /**
   * Returns the names of held buttons for the next step. Every press is seen by at least one step.
   */
  take(): ReadonlySet<string>;
  dispose(): void;
}

/**
 * Listens to the keys of an element that shows a scene, while it has the focus.
 *
 * @param onHold called whenever readers hold something
 */
export function createSteering(
  element: HTMLElement,
  buttons: readonly Pick<SteeringButton, 'name' | 'keys'>[],
  onHold: () => void,
): Steering {
  const listeners = new AbortController();
  const {signal} = listeners;
  const holders = new Map<string, string>();
  /** Minimum steps for which a button still counts as held. */
  const pending = new Map<string, number>();

  const hold = (holder: string, name: string, steps = 1): void => {
    holders.set(holder, name);
    pending.set(name, Math.max(steps, pending.get(name) ?? 0));
    onHold();
  };
  const release = (holder: string): void => void holders.delete(holder);
  const releaseKeys = (): void => {
    for (const holder of holders.keys()) if (holder.startsWith('key ')) release(holder);
  };

  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        // macOS does not report releases while Cmd is held.
        releaseKeys();
        return;
      }
      const button = buttons.find(({keys}) => keys.includes(event.key));
      if (!button) return;
      event.preventDefault();
      hold(`key ${event.code}`, button.name);
    },
    {signal},
  );
  element.addEventListener('keyup', ({code}) => release(`key ${code}`), {signal});
  element.addEventListener('blur', releaseKeys, {signal});

  return {
    hold,
    release,
    click(name) {
      hold('click', name, CLICK_STEPS);
      release('click');
    },
    take() {
      const held = new Set([...holders.values(), ...pending.keys()]);
      for (const [name, steps] of pending) {
        if (steps > 1) pending.set(name, steps - 1);
        else pending.delete(name);
      }
      return held;
    },
    dispose: () => listeners.abort(),
  };
}
