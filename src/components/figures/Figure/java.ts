/** A piece of a Java snippet. */
export interface JavaPart {
  readonly text: string;
  /** Whether the text comes from a control, and is marked. */
  readonly isValue: boolean;
}

/** Java code that knows which parts of it come from the controls. */
export type JavaSnippet = readonly JavaPart[];

/** A value in a snippet: marked, unless it is a snippet of its own. */
export type JavaValue = string | number | boolean | JavaSnippet;

/**
 * Template tag that writes a Java snippet: values that are inserted are marked as what the controls
 * say, other snippets are inserted as they are. One line break at the start and what is white at
 * the end are left out.
 */
export function java(texts: TemplateStringsArray, ...values: readonly JavaValue[]): JavaSnippet {
  const parts = texts.flatMap((text, index): JavaPart[] => {
    const value = values[index];
    const code = index === 0 ? text.replace(/^\n/, '') : text;
    const fixed = {text: index === texts.length - 1 ? code.trimEnd() : code, isValue: false};
    if (value === undefined) return [fixed];
    return [fixed, ...(typeof value === 'object' ? value : [{text: String(value), isValue: true}])];
  });
  return parts.filter(({text}) => text !== '');
}

/** The code as it is copied and compiled. */
export function javaText(snippet: JavaSnippet): string {
  return snippet.map(({text}) => text).join('');
}
