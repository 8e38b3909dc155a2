import { cookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from './bindings.ts'

/** A cookie that ties the next request of a browser to what it has just asked for. Scripts cannot read it. */
export function handleCookie(name: string, lifeMs: number) {
  return {
    set(c: ApiContext, handle: string): void {
      setCookie(c, cookieName(name, c.env.secure), handle, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: c.env.secure,
        maxAge: lifeMs / seconds(1),
      })
    },
    read(c: ApiContext): string | undefined {
      return parseCookies(c.req.header('cookie') ?? '').get(cookieName(name, c.env.secure))
    },
    clear(c: ApiContext): void {
      deleteCookie(c, cookieName(name, c.env.secure), { path: '/', secure: c.env.secure })
    },
  }
}
