/** An invariant: the query finds the rows that violate it (platform.md#invariants). */
export type Invariant = {
  /** The number in platform.md#invariants, then a name: `1-stock-column`. */
  id: string
  /** Shown to the operator. */
  title: string
  sql: string
}
