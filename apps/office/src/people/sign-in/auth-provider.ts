import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import type { AuthProvider } from 'ra-core'
import type { HttpErrorBody } from '../../platform/api/http-error.ts'

export function isStaff(viewer: Viewer | null | undefined): boolean {
  return hasAccess('admin', viewer?.role)
}

/**
 * Who may be here is decided by the API with every call; this only spares the others an empty screen. Signing in and
 * out are the shop's pages: `logout` forgets the person and leaves the session alone, because ra-core calls it for a
 * customer who has merely come to the wrong door.
 */
export function createAuthProvider(client: Client): AuthProvider {
  let admitted: Viewer | undefined

  /** undefined: the shop did not answer, which says nothing about the person. */
  async function look(): Promise<{ viewer: Viewer | null } | undefined> {
    const outcome = await client.attempt(getMe).catch(() => undefined)
    return outcome?.ok ? { viewer: outcome.data.user } : undefined
  }

  return {
    async checkAuth() {
      const seen = await look()
      // A dropped connection must not throw staff out of a form half filled in.
      if (!seen && admitted) return
      admitted = seen?.viewer && isStaff(seen.viewer) ? seen.viewer : undefined
      if (!admitted) throw silent()
    },
    async checkError({ status, body }: { status?: number; body?: Partial<HttpErrorBody> }) {
      if ((status === 401 || status === 403) && body?.doing !== 'saving') throw silent()
    },
    async getIdentity() {
      admitted ??= (await look())?.viewer ?? undefined
      if (!admitted) throw silent()
      const { id, name, email, avatar } = admitted
      return { id, fullName: name || email, email, avatar: `/api/files/${avatar}?w=160` }
    },
    async logout() {
      admitted = undefined
    },
    async login() {
      throw new Error('Signing in is a page of the shop')
    },
  }
}

/** The entrance says what there is to say; ra-core would add a toast. */
function silent(): { message: false } {
  return { message: false }
}
