import type {ReactNode} from 'react';

/** Stands in for Docusaurus's head manager: renders nothing. */
export default function Head(): ReactNode {
  return null;
}
