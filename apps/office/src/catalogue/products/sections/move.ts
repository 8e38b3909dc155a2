/** The list with one of its members a place further on or back; at the end of the list nothing moves. */
export function move<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by
  const moved = list[from]
  if (moved === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}
