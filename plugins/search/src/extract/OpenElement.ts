import type {Namespace} from './namespaceIn';

/** An element whose end has not come. */
export interface OpenElement {
  name: string;
  /** Whether it is of SVG or MathML. */
  isForeign: boolean;
  /** What its content is: HTML, SVG, MathML. */
  namespace: Namespace;
}

/** Whether an element of that name is open. */
export const isOpen = (open: readonly OpenElement[], name: string): boolean =>
  open.some((element) => element.name === name);
