/** Pages of customers that messages link to, and what the sign-in says of them (people.md#screens). */
const linkedPages = [
  [/^\/account\/(orders|services)(\/\d+)?$/, 'order'],
  [/^\/account\/returns\/\d+$/, 'return'],
  [/^\/account\/ordersreset$/, 'download'],
  [/^\/account\/credit$/, 'credit'],
  [/^\/account\/devices$/, 'devices'],
  [/^\/account\/notices$/, 'notices'],
] as const

export type LinkedPage = (typeof linkedPages)[number][1]

export function linkedPageOf(pathname: string): LinkedPage | undefined {
  return linkedPages.find(([pattern]) => pattern.test(pathname))?.[1]
}
