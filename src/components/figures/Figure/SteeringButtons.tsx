import {type MouseEvent, type PointerEvent, type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import type {Steering} from './createSteering';
import type {SteeringButton} from './scene';
import styles from './styles.module.css';

interface HoldButtonProps extends Pick<SteeringButton, 'name' | 'label'> {
  readonly steering: () => Steering | undefined;
}

const isPress = ({key}: {readonly key: string}): boolean => key === ' ' || key === 'Enter';

function HoldButton({name, label, steering}: HoldButtonProps): ReactNode {
  const key = `key of ${name}`;
  const pointers = useRef(new Set<number>());
  /** Whether the next click is to be ignored, because its pointer or key press was already handled. */
  const isHeard = useRef(false);

  const holdByPointer = ({button, pointerId}: PointerEvent): void => {
    if (button !== 0) return;
    isHeard.current = true;
    pointers.current.add(pointerId);
    steering()?.hold(`pointer ${pointerId}`, name);
  };
  const release = ({pointerId}: PointerEvent): void => {
    pointers.current.delete(pointerId);
    steering()?.release(`pointer ${pointerId}`);
  };
  const leave = (event: PointerEvent): void => {
    // A press that ends outside the button is not followed by a click.
    if (pointers.current.has(event.pointerId)) isHeard.current = false;
    release(event);
  };
  /** Releases the key, because its keyup event and the click after it may never be dispatched. */
  const letGo = (): void => {
    isHeard.current = false;
    steering()?.release(key);
  };
  const click = (): void => {
    if (!isHeard.current) steering()?.click(name);
    isHeard.current = false;
  };
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.steer)}
      onPointerDown={holdByPointer}
      onPointerUp={release}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onKeyDown={(event) => {
        // macOS does not report releases while Cmd is held.
        if (event.metaKey) letGo();
        if (event.metaKey || !isPress(event)) return;
        isHeard.current = true;
        steering()?.hold(key, name);
      }}
      onKeyUp={() => steering()?.release(key)}
      onBlur={letGo}
      onClick={click}
      onContextMenu={(event: MouseEvent) => event.preventDefault()}
    >
      {label}
    </button>
  );
}

interface SteeringButtonsProps extends Pick<HoldButtonProps, 'steering'> {
  readonly buttons: readonly SteeringButton[];
}

export default function SteeringButtons({buttons, steering}: SteeringButtonsProps): ReactNode {
  return (
    <div className={styles.steering}>
      {buttons.map(({name, label}) => (
        <HoldButton key={name} {...{name, label, steering}} />
      ))}
    </div>
  );
}
