import {type ReactNode, useId} from 'react';
import type {Parameter, Parameters, ValuesOf} from './parameters';
import styles from './styles.module.css';

type Value = string | number | boolean;

interface ControlProps {
  readonly parameter: Parameter;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Control({parameter, value, onChange}: ControlProps): ReactNode {
  const id = useId();
  switch (parameter.kind) {
    case 'range': {
      const {label, min, max, step, unit} = parameter;
      const shown = [Number(value), unit].filter((part) => part !== undefined).join(' ');
      return (
        <div className={styles.control}>
          <label htmlFor={id}>{label}</label>
          <output htmlFor={id}>{shown}</output>
          <input
            id={id}
            type="range"
            {...{min, max, step}}
            value={Number(value)}
            aria-valuetext={shown}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
        </div>
      );
    }
    case 'choice':
      return (
        <div className={styles.control}>
          <label htmlFor={id}>{parameter.label}</label>
          <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
            {parameter.choices.map((choice) => (
              <option key={choice} value={choice}>
                {parameter.choiceLabels?.[choice] ?? choice}
              </option>
            ))}
          </select>
        </div>
      );
    case 'toggle':
      return (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={Boolean(value)}
            onChange={(event) => onChange(event.target.checked)}
          />
          {parameter.label}
        </label>
      );
    case 'seed':
      return (
        <button type="button" className={styles.button} onClick={() => onChange(Number(value) + 1)}>
          {parameter.label}
        </button>
      );
  }
}

interface FigureControlsProps<P extends Parameters> {
  readonly parameters: P;
  readonly values: ValuesOf<P>;
  readonly onChange: (values: ValuesOf<P>) => void;
}

export default function FigureControls<P extends Parameters>({
  parameters,
  values,
  onChange,
}: FigureControlsProps<P>): ReactNode {
  return (
    <div
      className={styles.controls}
      data-search-ignore
      role="group"
      aria-label="Settings of the figure"
    >
      {Object.entries(parameters).map(([name, parameter]) => (
        <Control
          key={name}
          parameter={parameter}
          value={values[name] ?? parameter.value}
          onChange={(value) => onChange({...values, [name]: value})}
        />
      ))}
    </div>
  );
}
