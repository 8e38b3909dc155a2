import { safeNext } from '../../platform/session/safe-next.ts'

/** The form that comes back to `page` with the new address chosen. */
export function newAddressPath(page: string): string {
  return `/account/address/create?${new URLSearchParams({ next: page })}`
}

/** The same for an address that exists. */
export function editAddressPath(page: string, id: number): string {
  return `/account/addresses/${id}?${new URLSearchParams({ next: page })}`
}

/** The page that asked for the address, with its id; the list of addresses otherwise. */
export function afterAddress(url: URL, addressId: number): string {
  const next = safeNext(url.searchParams.get('next'), url.origin)
  if (next === undefined) return '/account/addresses'
  const page = new URL(next, url.origin)
  page.searchParams.set('address', String(addressId))
  return page.pathname + page.search + page.hash
}

/** The address that was just saved for this page. */
export function chosenAddressId(search: URLSearchParams): number | undefined {
  const text = search.get('address') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
