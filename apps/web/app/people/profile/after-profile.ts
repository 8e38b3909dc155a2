import { safeNext } from '../../platform/session/safe-next.ts'

/** The page to show after the profile was saved. */
export function afterProfile({ searchParams, origin, pathname }: URL): string {
  return safeNext(searchParams.get('next'), origin) ?? pathname
}
