import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from './form-result.ts'
import type { DraftPhoto } from './photo-draft.ts'
import type { PhotoTarget } from './upload-private-photo.ts'

interface Photo extends DraftPhoto {
  preview: string
}

interface PhotoUploadsOptions {
  target: PhotoTarget
  /** The photos are kept while the customer is elsewhere, as `useFormDraft` keeps what was typed. */
  page: string
  max: number
}

/** One at a time: parallel uploads are no faster on a slow connection. */
export function usePhotoUploads({ target, page, max }: PhotoUploadsOptions) {
  const t = useFullT()
  const toast = useToast()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [percent, setPercent] = useState<number>()
  const shown = useRef(photos)
  shown.current = photos

  useEffect(
    () => () => {
      for (const { preview } of shown.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const restore = useEffectEvent(async () => {
    const { readDraftPhotos } = await import('./photo-draft.ts')
    const kept = await readDraftPhotos(page)
    if (shown.current.length > 0) return
    setPhotos(kept.map((photo) => ({ ...photo, preview: URL.createObjectURL(photo.file) })))
  })
  useEffect(() => void restore().catch(() => {}), [])

  function change(next: readonly Photo[]) {
    shown.current = next
    setPhotos(next)
    const kept = next.map(({ preview: _, ...photo }) => photo)
    void import('./photo-draft.ts')
      .then(({ storeDraftPhotos }) => storeDraftPhotos(page, kept))
      .catch(() => {})
  }

  async function sendAll(files: readonly File[]) {
    const { uploadPrivatePhoto } = await import('./upload-private-photo.ts')
    for (const file of files) {
      setPercent(0)
      const outcome = await uploadPrivatePhoto(target, file, setPercent)
      if ('failure' in outcome) {
        toast.error(failureText(t, outcome.failure))
        continue
      }
      const photo = { name: outcome.name, file, at: Date.now(), preview: URL.createObjectURL(file) }
      change([...shown.current, photo].slice(0, max))
    }
  }

  async function add(input: HTMLInputElement) {
    const files = [...(input.files ?? [])].slice(0, max - photos.length)
    // The same file may be chosen again after it was removed.
    input.value = ''
    if (percent !== undefined || files.length === 0) return
    setPercent(0)
    await sendAll(files).catch(() => toast.error(failureText(t, 'unavailable')))
    setPercent(undefined)
  }

  function remove(name: string) {
    change(shown.current.filter((photo) => photo.name !== name))
  }

  return { photos, percent, add: (input: HTMLInputElement) => void add(input), remove }
}
