/** Joins class names and drops false and undefined. */
export function cx(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
