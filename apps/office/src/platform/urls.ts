/** A list of the office with a filter, in the form ra-core reads from the query. */
export function listUrl(
  resource: string,
  filter: Readonly<Record<string, string | number | boolean>>,
): string {
  return `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}

/** The shop's sign-in page, which returns to `next`. Slashes are legal in a query and keep it readable. */
export function signInUrl(next: string): string {
  return `/account/login?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
}
