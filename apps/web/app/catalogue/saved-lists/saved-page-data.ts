import { getProductsByIds } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { redirect } from 'react-router'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import { nextFromReferer, signInAddress } from '../../platform/session/safe-next.ts'
import type { Visit } from '../../rendering/context.ts'
import { savedEndpoints } from './account-lists.ts'

export interface LoadedSavedList {
  /** Undefined for a visitor, whose list is stored in the browser. */
  products: ProductCard[] | undefined
}

export async function loadSavedList(visit: Visit, name: SavedListName): Promise<LoadedSavedList> {
  if (!(await findViewer(visit))) return { products: undefined }
  const { ids } = await visit.client.call(savedEndpoints[name].get)
  if (ids.length === 0) return { products: [] }
  const { data } = await visit.client.call(getProductsByIds, { query: { ids: ids.join(',') } })
  return { products: data }
}

/** Handles forms sent without script: intent add, remove or clear. Visitors are sent to sign in. */
export async function changeSavedList(visit: Visit, name: SavedListName, request: Request, url: URL) {
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
