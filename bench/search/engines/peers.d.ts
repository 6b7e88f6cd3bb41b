// Declares what the bench uses of the packages in `bench/package.json`. They are only installed for measuring, and type
// checks must pass without them.

declare module 'flexsearch' {
  export const Charset: {readonly LatinBalance: object};
  export class Document {
    constructor(options: object);
    add(document: object): unknown;
    export(write: (key: string, data: string | undefined) => void): unknown;
    import(key: string, data: string): unknown;
    search(query: string, options: object): unknown;
  }
}

declare module 'minisearch' {
  export interface Options<Document> {
    fields: readonly (keyof Document & string)[];
    storeFields: readonly (keyof Document & string)[];
    searchOptions: {
      boost: Readonly<Record<string, number>>;
      prefix: (term: string, position: number, terms: readonly string[]) => boolean;
      fuzzy: (term: string) => number | false;
    };
  }
  export default class MiniSearch<Document> {
    constructor(options: Options<Document>);
    static loadJSON<Document>(json: string, options: Options<Document>): MiniSearch<Document>;
    addAll(documents: readonly Document[]): void;
    search(query: string): readonly Document[];
  }
}

declare module '@orama/orama' {
  export interface Orama {
    readonly id: string;
  }
  export function create(options: {schema: Readonly<Record<string, string>>}): Orama;
  export function insertMultiple(index: Orama, documents: readonly object[]): Promise<unknown>;
  export function save(index: Orama): object;
  export function load(index: Orama, saved: object): void;
  export function search<Document>(
    index: Orama,
    options: {
      term: string;
      limit: number;
      properties: readonly string[];
      boost: Readonly<Record<string, number>>;
      tolerance: number;
    },
  ): Promise<{hits: readonly {document: Document}[]}>;
}
