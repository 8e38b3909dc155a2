import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'

/** Null for a visitor. While nobody can tell who looks the page is an error: a member is not told to sign in. */
export async function findViewer({ me, requestId }: Pick<Visit, 'me' | 'requestId'>): Promise<Viewer | null> {
  const outcome = await me()
  if (!outcome.ok) throw refusedPage(outcome.error, requestId)
  return outcome.data.user
}
