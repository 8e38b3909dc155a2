import { hours } from '@tecnoclick/domain/platform/duration'
import { withStore } from '../indexed-db.ts'
import { privatePrefix } from '../session/private-prefix.ts'

/** A photo that was uploaded for a form which was not sent yet. */
export interface DraftPhoto {
  /** The name that the server gave it. */
  name: string
  file: Blob
  at: number
}

/** The server deletes a photo that no form has used for a day. */
const keptForMs = hours(20)

const keyOf = (page: string) => `${privatePrefix}photos:${page}`

/** Empty without storage. */
export async function readDraftPhotos(page: string): Promise<DraftPhoto[]> {
  const read = withStore<DraftPhoto[] | undefined>('kept', 'readonly', (store) => store.get(keyOf(page)))
  const photos = (await read.catch(() => undefined)) ?? []
  return photos.filter(({ at }) => Date.now() - at < keptForMs)
}

export async function storeDraftPhotos(page: string, photos: readonly DraftPhoto[]): Promise<void> {
  const key = keyOf(page)
  const write =
    photos.length === 0
      ? withStore('kept', 'readwrite', (store) => store.delete(key))
      : withStore('kept', 'readwrite', (store) => store.put(photos, key))
  await write.catch(() => {})
}
