import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import type { AuthProvider } from 'ra-core'
import type { HttpErrorBody } from '../../platform/api/http-error.ts'

export function isStaff(viewer: Viewer | null | undefined): boolean {
  return hasAccess('admin', viewer?.role)
}

/** Who may open a stored page while nobody can be asked. */
interface OfflineViewer {
  read(): Viewer | undefined
  /** The session has ended: what was stored for it goes. */
  forget(): void
}

const nobodyStored: OfflineViewer = { read: () => undefined, forget: () => {} }

/**
 * The API checks access on every call; this only decides which screen to show. Signing in and out are pages of the
 * shop. `logout` does not end the session: ra-core also calls it for a customer who opened /admin by mistake.
 */
export function createAuthProvider(client: Client, offline: OfflineViewer = nobodyStored): AuthProvider {
  let staff: Viewer | undefined

  /** Undefined if the server did not respond: that says nothing about the person. */
  async function fetchViewer(): Promise<{ viewer: Viewer | null } | undefined> {
    const outcome = await client.attempt(getMe).catch(() => undefined)
    return outcome?.ok ? { viewer: outcome.data.user } : undefined
  }

  async function knownViewer(): Promise<Viewer | undefined> {
    const response = await fetchViewer()
    return response ? (response.viewer ?? undefined) : offline.read()
  }

  return {
    async checkAuth() {
      const response = await fetchViewer()
      // A lost connection must not close a form somebody is filling in.
      if (!response) staff ??= offline.read()
      if (!response && staff) return
      if (response && !response.viewer) offline.forget()
      staff = response?.viewer && isStaff(response.viewer) ? response.viewer : undefined
      if (!staff) throw silentError()
    },
    async checkError({ status, body }: { status?: number; body?: Partial<HttpErrorBody> }) {
      // Any other 403 is a missing permission, which the screen itself explains.
      const leadsToSignIn = status === 401 || body?.code === 'secondFactorMissing'
      if (leadsToSignIn && body?.operation !== 'save') throw silentError()
    },
    async getIdentity() {
      staff ??= await knownViewer()
      if (!staff) throw silentError()
      const { id, name, email, avatar } = staff
      return { id, fullName: name || email, email, avatar: `/api/files/${avatar}?w=160` }
    },
    async getPermissions() {
      staff ??= await knownViewer()
      return staff?.permissions ?? []
    },
    async logout() {
      staff = undefined
    },
    async login() {
      throw new Error('Signing in is a page of the shop')
    },
  }
}

/** Keeps ra-core from adding a toast: the sign-in page explains itself. */
function silentError(): { message: false } {
  return { message: false }
}
