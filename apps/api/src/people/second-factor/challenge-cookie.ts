import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { signInChallengeLife } from '@tecnoclick/domain/people/second-factor'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from '../../platform/http/bindings.ts'

const name = 'sign-in-challenge'

export function setChallengeCookie(c: ApiContext, token: string): void {
  setCookie(c, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.secure,
    maxAge: signInChallengeLife / seconds(1),
  })
}

export function readChallengeCookie(c: ApiContext): string | undefined {
  return parseCookies(c.req.header('cookie') ?? '').get(name)
}

export function clearChallengeCookie(c: ApiContext): void {
  deleteCookie(c, name, { path: '/', secure: c.env.secure })
}
