import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { recoveryCodeLife } from '@tecnoclick/domain/people/recovery-code'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from '../../platform/http/bindings.ts'

const name = 'recovery'

/** Identifies the code that this browser requested; set for unknown addresses as well (people.md#password-recovery). */
export function setRecoveryCookie(c: ApiContext, handle: string): void {
  setCookie(c, name, handle, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.secure,
    maxAge: recoveryCodeLife / seconds(1),
  })
}

export function readRecoveryHandle(c: ApiContext): string | undefined {
  return parseCookies(c.req.header('cookie') ?? '').get(name)
}

export function clearRecoveryCookie(c: ApiContext): void {
  deleteCookie(c, name, { path: '/', secure: c.env.secure })
}
