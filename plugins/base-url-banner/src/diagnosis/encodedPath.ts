/** Encodes a base URL as browsers do: `/bär/` becomes `/b%C3%A4r/`. Encoded ones stay. */
export const encodedPath = (base: string): string => new URL(`http://localhost${base}`).pathname;
