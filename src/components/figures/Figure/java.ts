interface JavaPart {
  readonly text: string;
  readonly isValue: boolean;
}

export type JavaSnippet = readonly JavaPart[];

export type JavaValue = string | number | boolean | JavaSnippet;

/**
 * Template tag for Java snippets. Inserted values are highlighted, but nested snippets are not. A leading line break
 * and trailing white space are removed.
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

export function javaText(snippet: JavaSnippet): string {
  return snippet.map(({text}) => text).join('');
}
