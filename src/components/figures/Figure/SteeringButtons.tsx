import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SteeringButton} from './scene';
import styles from './styles.module.css';

interface SteeringButtonsProps {
  readonly buttons: readonly SteeringButton[];
  readonly onHold: (name: string, isHeld: boolean) => void;
}

const isPress = ({key}: {readonly key: string}): boolean => key === ' ' || key === 'Enter';

/** Buttons that steer a scene for as long as they are held: by finger, mouse or key. */
export default function SteeringButtons({buttons, onHold}: SteeringButtonsProps): ReactNode {
  const buttonOf = ({name, label}: SteeringButton): ReactNode => {
    const release = (): void => onHold(name, false);
    return (
      <button
        key={name}
        type="button"
        className={clsx(styles.button, styles.steer)}
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
  };
  return <div className={styles.steering}>{buttons.map(buttonOf)}</div>;
}
