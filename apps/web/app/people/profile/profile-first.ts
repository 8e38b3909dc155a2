const profilePage = '/account/profile'

/** The API accepts no longer `next` of a registration (packages/contract/src/people/security/schemas.ts). */
const longestNext = 500

/** A new business fills in name and REEUP, then comes to the page that was wanted (people.md#registration). */
export function profileFirst(wanted: string | undefined): string {
  if (wanted === undefined) return profilePage
  const address = `${profilePage}?${new URLSearchParams({ next: wanted })}`
  return address.length <= longestNext ? address : profilePage
}
