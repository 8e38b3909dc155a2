import { loadPendingPart } from '@tecnoclick/messages/load-pending'
import type { ComponentType } from 'react'
import { addTexts } from '../../rendering/texts.ts'

/** What says what became of a request, with its texts. */
export async function loadPendingNotices(): Promise<ComponentType> {
  const [notices] = await Promise.all([import('./pending-notices.tsx'), addTexts(loadPendingPart)])
  return notices.default
}
