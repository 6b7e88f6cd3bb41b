export const codeAddress = (name: string) => `examples/${name}.java`;

/** Address of a JSON file (`ProgramCode`), which a page loads when a reader unfolds the code. */
export const programAddress = (slug: string) => `examples/${slug}.json`;

export const fileAddress = (file: string) => `examples/files/${file}`;
