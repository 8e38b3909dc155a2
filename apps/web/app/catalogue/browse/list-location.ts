/** The address of the list: its path, and the query that is its whole state (catalogue.md#product-list). */
export interface ListPlace {
  pathname: string
  search: URLSearchParams
}

const asked = 'page|limit|sort|q|filter_[a-z0-9-]{1,80}'
/** What the API is asked by. */
export const queryKey = new RegExp(`^(${asked})$`)
/** That, and how the page looks; any other key of an address is none of the list's. */
export const listKey = new RegExp(`^(${asked}|view|columns|sidebar|lang)$`)

/** Never written into the address (catalogue.md#product-list). */
const defaults: Readonly<Record<string, string>> = {
  page: '1',
  limit: '12',
  sort: 'default',
  view: 'grid',
  columns: '4',
  sidebar: 'left',
}

/** Changing anything else changes what is listed, so the list begins again at its first page. */
const looks = new Set(['page', 'view', 'columns', 'sidebar', 'lang'])

type Changes = Readonly<Record<string, string | undefined>>

/** The address after some changes; an undefined, empty or default value leaves it. */
export function addressWith({ pathname, search }: ListPlace, changes: Changes, path = pathname): string {
  const next = new URLSearchParams(search)
  if (path !== pathname || Object.keys(changes).some((key) => !looks.has(key))) next.delete('page')
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || defaults[key] === value) next.delete(key)
    else next.set(key, value)
  }
  next.sort()
  // A comma is a separator here, and people read and share these addresses.
  const query = next.toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}

export function chosenValues({ search }: ListPlace, filter: string): string[] {
  return (search.get(`filter_${filter}`) ?? '').split(',').filter((value) => value !== '')
}

/** Adds the value, or takes it away where it is already chosen. */
export function addressToggling(place: ListPlace, filter: string, value: string): string {
  const chosen = chosenValues(place, filter)
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return addressWith(place, { [`filter_${filter}`]: next.join(',') })
}

export function addressWithoutFilters(place: ListPlace): string {
  const filters = [...place.search.keys()].filter((key) => key.startsWith('filter_'))
  return addressWith(place, Object.fromEntries(filters.map((key) => [key, undefined])))
}

/** What a plain form must carry along so that sending it changes its own keys alone. */
export function keptFields(
  { search }: ListPlace,
  changed: readonly string[],
): [name: string, value: string][] {
  return [...search].filter(([key]) => key !== 'page' && !changed.includes(key))
}

/** The sizes to choose from; the API's own default is another (catalogue.md#product-list). */
export const pageSizes = ['2', '12', '18', '24'] as const

/** Cards above the fold of a phone: their pictures are not to wait. The small ones of the list view come in time. */
export const firstInView = 4
