import type {SteeringButton} from './scene';

/** The buttons of a scene that are held now, by key or on the screen. */
export interface Steering {
  readonly held: ReadonlySet<string>;
  /** Holds a button of the screen, or lets go of it. */
  hold(name: string, isHeld: boolean): void;
  dispose(): void;
}

/**
 * Listens to the keys of an element that shows a scene, while it has the focus.
 *
 * @param onHold called whenever readers hold something
 */
export function createSteering(
  element: HTMLElement,
  buttons: readonly SteeringButton[],
  onHold: () => void,
): Steering {
  const listeners = new AbortController();
  const {signal} = listeners;
  const held = new Set<string>();

  const hold = (name: string, isHeld: boolean): void => {
    if (!isHeld) {
      held.delete(name);
      return;
    }
    held.add(name);
    onHold();
  };
  const follow = (event: KeyboardEvent, isHeld: boolean): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const button = buttons.find(({keys}) => keys.includes(event.key));
    if (!button) return;
    event.preventDefault();
    hold(button.name, isHeld);
  };
  element.addEventListener('keydown', (event) => follow(event, true), {signal});
  element.addEventListener('keyup', (event) => follow(event, false), {signal});
  element.addEventListener('blur', () => held.clear(), {signal});

  return {held, hold, dispose: () => listeners.abort()};
}
