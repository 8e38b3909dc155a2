/** A list as ra-core spells its filter in the address. */
export function filteredAddress(
  resource: string,
  filter: Readonly<Record<string, string | number | boolean>>,
): string {
  return `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}
