/** Something that always holds: the query finds the rows for which it does not (INTEGRITY). */
export type Invariant = {
  /** The number in INTEGRITY, then a name: `1-stock-column`. */
  id: string
  /** What the operator reads. */
  title: string
  sql: string
}
