import type { Viewer } from '@tecnoclick/contract/security/schemas'
import { redirect } from 'react-router'
import type { Visit } from '../context.ts'

/** For loaders and actions below `members-only`, which has already sent everybody else away. */
export async function requireViewer({ me }: Visit): Promise<Viewer> {
  const outcome = await me()
  if (!outcome.ok || !outcome.data.user) throw redirect('/')
  return outcome.data.user
}
