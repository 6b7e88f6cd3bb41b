/** A method. Each parameter is written as "type name", varargs as "type... name". */
export interface ApiMethod {
  readonly name: string;
  readonly params: readonly string[];
  readonly ret: string;
  /** Modifiers except `public`, which is implied. */
  readonly mods?: readonly string[];
  readonly tparams?: readonly string[];
  readonly override?: boolean;
}

export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly mods?: readonly string[];
  /** Initial value as written in the source, if it is short. */
  readonly value?: string;
  readonly const?: boolean;
}

export interface ApiConstructor {
  readonly params: readonly string[];
  readonly mods?: readonly string[];
}

export interface ApiType {
  /** Qualified name; a nested type follows its outer type after a dot. */
  readonly type: string;
  readonly pkg: string;
  /** Simple name; a nested type includes its outer type: `Time.Unit`. */
  readonly name: string;
  readonly kind: 'class' | 'record' | 'enum' | 'interface' | 'annotation';
  readonly module: string;
  /** Java module of the type, if the artifact is a module. */
  readonly javaModule?: string;
  readonly mods?: readonly string[];
  readonly tparams?: readonly string[];
  readonly extends?: string;
  readonly implements?: readonly string[];
  readonly ann?: readonly string[];
  /** Components of a record, which imply its canonical constructor and its accessors. */
  readonly components?: readonly string[];
  readonly constants?: readonly string[];
  readonly fields?: readonly ApiField[];
  readonly ctors?: readonly ApiConstructor[];
  readonly methods?: readonly ApiMethod[];
  /** Qualified name by simple name, of every type named here that is not in `java.lang`. */
  readonly uses?: Readonly<Record<string, string>>;
}

export interface ApiData {
  readonly header: {
    readonly version: string;
    readonly groupId: string;
    readonly artifactIds: readonly string[];
    /** Types and members in the sources that are not yet in the release: `type` or `type#member`. */
    readonly unreleased?: readonly string[];
  };
  readonly types: readonly ApiType[];
}
