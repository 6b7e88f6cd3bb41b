import type {ReactNode} from 'react';
import type {SteeringButton} from './scene';
import styles from './styles.module.css';

interface SteeringButtonsProps {
  readonly buttons: readonly SteeringButton[];
  readonly onHold: (name: string, isHeld: boolean) => void;
}

const isPress = ({key}: {readonly key: string}): boolean => key === ' ' || key === 'Enter';

/** Buttons that steer a scene for as long as they are held: by finger, mouse or key. */
export default function SteeringButtons({buttons, onHold}: SteeringButtonsProps): ReactNode {
  return buttons.map(({name, label}) => {
    const release = (): void => onHold(name, false);
    return (
      <button
        key={name}
        type="button"
        className={styles.button}
        onPointerDown={() => onHold(name, true)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={(event) => isPress(event) && onHold(name, true)}
        onKeyUp={release}
        onBlur={release}
        onContextMenu={(event) => event.preventDefault()}
      >
        {label}
      </button>
    );
  });
}
