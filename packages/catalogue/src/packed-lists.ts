/** Lists stored end to end: list n is `entries` from `starts[n]` up to `starts[n + 1]`. */
export interface PackedLists<Entries extends Int32Array | Uint16Array = Int32Array | Uint16Array> {
  readonly starts: Int32Array
  readonly entries: Entries
}

/** `valueCount`: entries are lower. Most fit in two bytes, which makes scanning them faster. */
export function packLists(lists: readonly (readonly number[])[], valueCount: number): PackedLists {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] ?? 0) + list.length
  })
  const length = starts[lists.length] ?? 0
  const entries = valueCount <= 2 ** 16 ? new Uint16Array(length) : new Int32Array(length)
  lists.forEach((list, at) => {
    entries.set(list, starts[at])
  })
  return { starts, entries }
}

export function listAt<Entries extends Int32Array | Uint16Array>(
  { starts, entries }: PackedLists<Entries>,
  at: number,
): Entries {
  // The type of `subarray` is that of the array itself.
  return entries.subarray(starts[at] ?? 0, starts[at + 1] ?? 0) as Entries
}

/** Replaces some lists. Lists that did not change are copied as blocks. */
export function replaceLists(
  before: PackedLists,
  count: number,
  replaced: ReadonlyMap<number, readonly number[]>,
): PackedLists {
  const starts = new Int32Array(count + 1)
  for (let at = 0; at < count; at++) {
    const own = replaced.get(at)?.length ?? (before.starts[at + 1] ?? 0) - (before.starts[at] ?? 0)
    starts[at + 1] = (starts[at] ?? 0) + own
  }
  const length = starts[count] ?? 0
  const entries = before.entries instanceof Uint16Array ? new Uint16Array(length) : new Int32Array(length)
  let from = 0
  for (const at of [...replaced.keys()].sort((a, b) => a - b)) {
    copyBlock(before, from, at, entries, starts)
    entries.set(replaced.get(at) ?? [], starts[at])
    from = at + 1
  }
  copyBlock(before, from, count, entries, starts)
  return { starts, entries }
}

function copyBlock(
  before: PackedLists,
  from: number,
  to: number,
  entries: PackedLists['entries'],
  starts: Int32Array,
) {
  if (to <= from) return
  entries.set(before.entries.subarray(before.starts[from] ?? 0, before.starts[to] ?? 0), starts[from])
}

/** The other way round: for each entry value the lists that have it, ascending. */
export function invertLists(parts: readonly PackedLists[], valueCount: number): PackedLists<Int32Array> {
  const starts = new Int32Array(valueCount + 1)
  for (const { entries } of parts) {
    for (let at = 0; at < entries.length; at++) {
      const value = (entries[at] ?? 0) + 1
      starts[value] = (starts[value] ?? 0) + 1
    }
  }
  for (let value = 0; value < valueCount; value++)
    starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0)
  const inverted = new Int32Array(starts[valueCount] ?? 0)
  const next = starts.slice()
  for (const { starts: lists, entries } of parts) {
    for (let list = 0; list + 1 < lists.length; list++) {
      for (let at = lists[list] ?? 0, end = lists[list + 1] ?? 0; at < end; at++) {
        const value = entries[at] ?? 0
        const to = next[value] ?? 0
        inverted[to] = list
        next[value] = to + 1
      }
    }
  }
  return { starts, entries: inverted }
}
