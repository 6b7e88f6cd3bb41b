/** Address below the base URL of the code of a program. */
export const codeAddress = (name: string) => `examples/${name}.java`;

/** Address of what is shown of the code where a reader unfolds it, as JSON (`ProgramCode`). */
export const programAddress = (slug: string) => `examples/${slug}.json`;

/** Address of a file that programs load. */
export const fileAddress = (file: string) => `examples/files/${file}`;
