import type {ReactNode} from 'react';

interface Message {
  message?: string;
  children?: string;
}

type Values = Record<string, string | number>;

export function translate({message = ''}: Message, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export default function Translate({children, values}: Message & {values?: Values}): ReactNode {
  return translate({message: children}, values);
}
