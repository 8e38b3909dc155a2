import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import { findViewer } from './find-viewer.ts'

/** For loaders and actions below `members-only`, which has already sent everybody else away. */
export async function requireViewer(visit: Visit): Promise<Viewer> {
  const viewer = await findViewer(visit)
  if (!viewer) throw redirect('/')
  return viewer
}
