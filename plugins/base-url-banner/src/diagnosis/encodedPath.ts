/**
 * A base URL as browsers write it in addresses: `/bär/` as `/b%C3%A4r/`. One that is encoded stays.
 * @param base begins with a slash
 */
export const encodedPath = (base: string): string => new URL(`http://localhost${base}`).pathname;
