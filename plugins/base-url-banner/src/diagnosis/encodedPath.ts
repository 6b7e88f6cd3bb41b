/** Encodes a base URL as browsers do: `/bär/` becomes `/b%C3%A4r/`. An encoded one is returned unchanged. */
export const encodedPath = (base: string): string => new URL(`http://localhost${base}`).pathname;
