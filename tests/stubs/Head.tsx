import type {ReactNode} from 'react';

export default function Head(): ReactNode {
  return null;
}
