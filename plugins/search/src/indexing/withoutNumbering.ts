const NUMBERING =
  /^\s*(?:(?:chapter|appendix|part|section)\s+)?(?:\d+|[A-Z])(?:\.\d+)*\.\s+(?=\S)/i;

/** `5.1. Table Basics` → `Table Basics`. */
export const withoutNumbering = (heading: string): string => heading.replace(NUMBERING, '');
