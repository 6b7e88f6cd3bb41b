/** Texts of the index are UTF-8; both keep nothing between two calls. */
export const encoder = new TextEncoder();
export const decoder = new TextDecoder();
