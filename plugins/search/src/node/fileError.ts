/**
 * An error for a file that could not be read or written: which one, why and what to do.
 * @param problem what could not be done, with the path; the system does not always name it
 * @param way out of it beside room and rights
 */
export function fileError(problem: string, cause: unknown, way: string): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `${problem}: ${reason}. Make room there, let this process read and write there, or ${way}.`,
    {cause},
  );
}
