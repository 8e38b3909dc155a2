/**
 * Two lists that grew apart from the same one: theirs, without what was taken off mine since then, and with what was
 * put on it.
 */
export function mergeIds(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): number[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id))
  const removed = new Set(base.filter((id) => !mine.includes(id)))
  return [...theirs.filter((id) => !removed.has(id)), ...added]
}
