import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '../connection-state.ts'
import { type Failure, failureText } from './form-result.ts'
import type { DraftPhoto } from './photo-draft.ts'
import type { PhotoTarget } from './upload-private-photo.ts'
import { useHeldSubmit } from './use-held-submit.ts'

interface Photo extends DraftPhoto {
  preview: string
}

/** Being sent, waiting for it, or its upload was cut. */
export interface UnsentPhoto {
  file: File
  preview: string
}

interface PhotoUploadsOptions {
  target: PhotoTarget
  /** The photos are kept while the customer is elsewhere, as `useFormDraft` keeps what was typed. */
  page: string
  max: number
}

/** Another attempt may succeed: the photo stays, and its field says so. */
const transient: ReadonlySet<Failure> = new Set(['noAnswer', 'unavailable', 'overloaded'])

/** One at a time: parallel uploads are no faster on a slow connection. */
export function usePhotoUploads({ target, page, max }: PhotoUploadsOptions) {
  const t = useFullT()
  const toast = useToast()
  const isOnline = useOnline()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [unsent, setUnsent] = useState<readonly UnsentPhoto[]>([])
  const [percent, setPercent] = useState<number>()
  const shown = useRef({ photos, unsent })
  shown.current = { photos, unsent }
  const field = useHeldSubmit<HTMLFieldSetElement>({ percent, unsent: unsent.length })

  useEffect(
    () => () => {
      for (const { preview } of [...shown.current.photos, ...shown.current.unsent])
        URL.revokeObjectURL(preview)
    },
    [],
  )

  const restore = useEffectEvent(async () => {
    const { readDraftPhotos } = await import('./photo-draft.ts')
    const kept = await readDraftPhotos(page)
    if (shown.current.photos.length > 0) return
    setPhotos(kept.map((photo) => ({ ...photo, preview: URL.createObjectURL(photo.file) })))
  })
  useEffect(() => void restore().catch(() => {}), [])

  function change(next: readonly Photo[]) {
    shown.current.photos = next
    setPhotos(next)
    const kept = next.map(({ preview: _, ...photo }) => photo)
    void import('./photo-draft.ts')
      .then(({ storeDraftPhotos }) => storeDraftPhotos(page, kept))
      .catch(() => {})
  }

  function changeUnsent(next: readonly UnsentPhoto[]) {
    shown.current.unsent = next
    setUnsent(next)
  }

  async function sendPhoto(photo: UnsentPhoto) {
    const { shrinkPicture } = await import('@tecnoclick/ui/shrink-picture')
    const { uploadPrivatePhoto } = await import('./upload-private-photo.ts')
    const file = await shrinkPicture(photo.file)
    const outcome = await uploadPrivatePhoto(target, file, setPercent)
    if ('failure' in outcome) {
      if (transient.has(outcome.failure)) return
      toast.error(failureText(t, outcome.failure))
      return removeUnsent(photo)
    }
    const { preview } = photo
    const stillWanted = shown.current.unsent.includes(photo)
    changeUnsent(shown.current.unsent.filter((other) => other !== photo))
    if (stillWanted)
      change([...shown.current.photos, { name: outcome.name, file, at: Date.now(), preview }].slice(0, max))
  }

  /** A photo that fails does not stop the others. */
  async function sendUnsent() {
    if (percent !== undefined || shown.current.unsent.length === 0) return
    for (const photo of shown.current.unsent) {
      setPercent(0)
      // If a script cannot be loaded, the photo waits like one whose upload was cut.
      await sendPhoto(photo).catch(() => {})
    }
    setPercent(undefined)
  }

  const goOn = useEffectEvent(() => void sendUnsent())
  useEffect(() => {
    if (isOnline) goOn()
  }, [isOnline])

  function add(input: HTMLInputElement) {
    const free = max - photos.length - unsent.length
    const files = [...(input.files ?? [])].slice(0, free)
    // The same file may be chosen again after it was removed.
    input.value = ''
    if (percent !== undefined) return
    changeUnsent([...unsent, ...files.map((file) => ({ file, preview: URL.createObjectURL(file) }))])
    void sendUnsent()
  }

  function remove(name: string) {
    change(shown.current.photos.filter((photo) => photo.name !== name))
  }

  function removeUnsent(photo: UnsentPhoto) {
    URL.revokeObjectURL(photo.preview)
    changeUnsent(shown.current.unsent.filter((other) => other !== photo))
  }

  return { field, photos, unsent, percent, add, remove, removeUnsent, retry: () => void sendUnsent() }
}
