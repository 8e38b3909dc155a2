const batch = 5_000

/** Repeats a limited deletion until little is left: one statement over a long backlog would outlast its five seconds. */
export async function inBatches(removeUpTo: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await removeUpTo(batch)
    removed += count
    if (count < batch) return removed
  }
}
