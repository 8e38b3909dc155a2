import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { redirect } from 'react-router'
import { findViewer } from '../../people/session/find-viewer.ts'
import { nextFromReferer, signInAddress } from '../../people/session/safe-next.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'
import { savedEndpoints } from './saved-endpoints.ts'

/** The form of a page without script: intent add, remove or clear. A visitor's list needs script or an account. */
export async function changeSaved(visit: Visit, name: SavedListName, request: Request, url: URL) {
  const form = await request.formData()
  const { client } = visit
  const back = nextFromReferer(request.headers.get('referer'), url.origin) ?? `/shop/${name}`
  if (!(await findViewer(visit))) return redirect(signInAddress(back))
  const { get, put } = savedEndpoints[name]
  const { ids } = await client.call(get)
  const changed = changedIds(ids, textOf(form, 'intent'), idOf(form, 'productId'))
  await client.call(put, { body: { ids: changed.slice(-savedListSizes[name]) } })
  return redirect(back)
}

export function changedIds(ids: readonly number[], intent: string, id: number | undefined): number[] {
  if (intent === 'clear') return []
  const others = ids.filter((other) => other !== id)
  return intent === 'add' && id !== undefined ? [...others, id] : others
}
