/** The municipalities of one province, as ra-core spells a filter in the address. */
export function cityListAddress(stateId: number): string {
  return `/admin/cities?${new URLSearchParams({ filter: JSON.stringify({ stateId }) })}`
}
