/** Whether a text is a date of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // The engine takes 30 February for 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
