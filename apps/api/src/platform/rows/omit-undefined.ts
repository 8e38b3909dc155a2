/** The object without undefined properties. */
export function omitUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
