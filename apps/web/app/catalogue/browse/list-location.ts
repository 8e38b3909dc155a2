/** The list's URL: its path and the query that holds its whole state (catalogue.md#product-list). */
export interface ListLocation {
  pathname: string
  search: URLSearchParams
}

const apiParams = 'page|limit|sort|q|filter_[a-z0-9-]{1,80}'
/** Parameters that are sent to the API. */
export const queryParam = new RegExp(`^(${apiParams})$`)
/** Parameters that the list reads, including those that only change its display. */
export const listParam = new RegExp(`^(${apiParams}|view|columns|sidebar|facets|lang)$`)

/** The page sizes on offer; the API has a different default (catalogue.md#product-list). */
export const pageSizes = ['2', '12', '18', '24'] as const

/** Cards above the fold on a phone: their pictures are preloaded. The list view's small pictures need no preload. */
export const firstScreenCards = 4

/** Never written to the URL (catalogue.md#product-list). */
const defaults: Readonly<Record<string, string>> = {
  page: '1',
  limit: '12',
  sort: 'default',
  view: 'grid',
  columns: '4',
  sidebar: 'left',
}

/** Changing any other parameter changes which products are listed and goes back to page 1. */
const keepsPage = new Set(['page', 'view', 'columns', 'sidebar', 'facets', 'lang'])

type Changes = Readonly<Record<string, string | undefined>>

/** The URL after some changes. An undefined, empty or default value removes its parameter. */
export function listUrl({ pathname, search }: ListLocation, changes: Changes, path = pathname): string {
  const next = new URLSearchParams(search)
  if (path !== pathname || Object.keys(changes).some((key) => !keepsPage.has(key))) next.delete('page')
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || defaults[key] === value) next.delete(key)
    else next.set(key, value)
  }
  next.sort()
  // People read and share these URLs, so the comma between values stays unescaped.
  const query = next.toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}

export function selectedValues({ search }: ListLocation, filter: string): string[] {
  return (search.get(`filter_${filter}`) ?? '').split(',').filter((value) => value !== '')
}

/** The URL with a filter value added, or removed if it is selected. */
export function listUrlToggling(location: ListLocation, filter: string, value: string): string {
  const selected = selectedValues(location, filter)
  const next = selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]
  return listUrl(location, { [`filter_${filter}`]: next.join(',') })
}

export function listUrlWithoutFilters(location: ListLocation): string {
  const filters = [...location.search.keys()].filter((key) => key.startsWith('filter_'))
  return listUrl(location, Object.fromEntries(filters.map((key) => [key, undefined])))
}

/** The parameters that a form must repeat as hidden fields, so that submitting it changes only its own. */
export function otherParams(
  { search }: ListLocation,
  changed: readonly string[],
): [name: string, value: string][] {
  return [...search].filter(([key]) => key !== 'page' && !changed.includes(key))
}
