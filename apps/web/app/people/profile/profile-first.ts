import { safeNext } from '../../platform/session/safe-next.ts'

const profilePage = '/account/profile'

/** A new business fills in name and REEUP, then comes to the page that was wanted (people.md#registration). */
export function profileFirst(wanted: string | undefined): string {
  return wanted === undefined ? profilePage : `${profilePage}?${new URLSearchParams({ next: wanted })}`
}

/** The page to show after the profile was saved. */
export function afterProfile({ searchParams, origin, pathname }: URL): string {
  return safeNext(searchParams.get('next'), origin) ?? pathname
}
