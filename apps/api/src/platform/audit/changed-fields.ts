type Row = Record<string, unknown>

/**
 * The fields of a changed row that differ, before and after. The log cannot be shortened, so it holds no copy of what
 * was not changed: a customer's words beside a new state (people.md#closing-the-account).
 */
export function changedFields(before: Row, after: Row): { before: Row; after: Row } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return { before: pick(before, names), after: pick(after, names) }
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))
}
