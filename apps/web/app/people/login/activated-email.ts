import { cookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { isEmail } from '@tecnoclick/domain/people/email'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'

/** From the activation to the sign-in that follows it, in the same browser. */
const lifeMs = minutes(15)

type Address = Pick<URL, 'protocol'>

/** The address that this browser has just activated, for the sign-in form (people.md#activation). No script reads it. */
export function activatedEmailCookie(email: string, at: Address): string {
  return cookieOf(encodeURIComponent(email), lifeMs / seconds(1), at)
}

export function clearedActivatedEmail(at: Address): string {
  return cookieOf('', 0, at)
}

export function readActivatedEmail(cookies: string | null, at: Address): string | undefined {
  const found = parseCookies(cookies ?? '').get(nameAt(at)) ?? ''
  const email = new URLSearchParams(`email=${found}`).get('email') ?? ''
  return isEmail(email) ? email : undefined
}

function cookieOf(value: string, maxAgeSeconds: number, at: Address): string {
  const secure = at.protocol === 'https:' ? '; Secure' : ''
  return `${nameAt(at)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

function nameAt({ protocol }: Address): string {
  return cookieName('activatedEmail', protocol === 'https:')
}
