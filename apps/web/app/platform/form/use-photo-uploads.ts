import { seconds } from '@tecnoclick/domain/platform/duration'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '../connection-state.ts'
import { countCancelled, patientImport } from '../patient-fetch.ts'
import { type Failure, transientFailures } from './form-result.ts'
import type { DraftPhoto } from './photo-draft.ts'
import type { PhotoTarget } from './upload-private-photo.ts'
import { useHeldSubmit } from './use-held-submit.ts'

interface Photo extends DraftPhoto {
  preview: string
}

/** Being sent, waiting for it, cut on its way, or refused. */
export interface UnsentPhoto {
  file: File
  preview: string
  /** Why it was refused: it waits to be removed. */
  failure?: Failure
}

interface PhotoUploadsOptions {
  target: PhotoTarget
  /** The photos are kept while the customer is elsewhere, as `useFormDraft` keeps what was typed; not without a page. */
  page: string | undefined
  max: number
}

/** After a cut it goes on by itself, unless nothing arrives again and again: on a phone each attempt costs. */
const retryAfterMs = [5, 15, 45, 90, 180].map(seconds)

/** One at a time: parallel uploads are no faster on a slow connection. */
export function usePhotoUploads({ target, page, max }: PhotoUploadsOptions) {
  const isOnline = useOnline()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [unsent, setUnsent] = useState<readonly UnsentPhoto[]>([])
  const [percent, setPercent] = useState<number>()
  const [cuts, setCuts] = useState(0)
  const isSending = useRef(false)
  const isMounted = useRef(false)
  const shown = useRef({ photos, unsent })
  shown.current = { photos, unsent }
  const field = useHeldSubmit<HTMLFieldSetElement>({
    percent,
    unsent: unsent.length,
    areRefused: unsent.every(({ failure }) => failure),
  })

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      for (const { preview } of [...shown.current.photos, ...shown.current.unsent])
        URL.revokeObjectURL(preview)
    }
  }, [])

  const restore = useEffectEvent(async () => {
    if (page === undefined) return
    const { readDraftPhotos } = await import('./photo-draft.ts')
    const kept = await readDraftPhotos(page)
    if (shown.current.photos.length > 0) return
    setPhotos(kept.map((photo) => ({ ...photo, preview: URL.createObjectURL(photo.file) })))
  })
  useEffect(() => void restore().catch(() => {}), [])

  function change(next: readonly Photo[]) {
    shown.current.photos = next
    setPhotos(next)
    if (page === undefined) return
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
    const [{ shrinkPicture }, { uploadPrivatePhoto }] = await patientImport(loadScripts)
    const file = await shrinkPicture(photo.file)
    const outcome = await uploadPrivatePhoto(target, file, setPercent)
    if ('failure' in outcome) {
      const { failure } = outcome
      if (transientFailures.has(failure)) throw new Error(failure)
      return changeUnsent(
        shown.current.unsent.map((other) => (other === photo ? { ...photo, failure } : other)),
      )
    }
    const { preview } = photo
    const stillWanted = shown.current.unsent.includes(photo)
    changeUnsent(shown.current.unsent.filter((other) => other !== photo))
    if (stillWanted)
      change([...shown.current.photos, { name: outcome.name, file, at: Date.now(), preview }].slice(0, max))
  }

  /** A photo that fails does not stop the others, and those that are chosen meanwhile follow. */
  async function sendUnsent() {
    if (isSending.current) return
    isSending.current = true
    const cancelledBefore = countCancelled()
    const cut = new Set<UnsentPhoto>()
    const next = () => shown.current.unsent.find((photo) => !photo.failure && !cut.has(photo))
    for (let photo = next(); photo && isMounted.current; photo = next()) {
      setPercent(0)
      // If a script cannot be loaded, the photo waits like one whose upload was cut.
      await sendPhoto(photo).catch(() => cut.add(photo))
    }
    isSending.current = false
    setPercent(undefined)
    const isCancelled = countCancelled() > cancelledBefore
    setCuts((before) => (cut.size === 0 ? 0 : isCancelled ? retryAfterMs.length + 1 : before + 1))
  }

  function retry() {
    setCuts(0)
    void sendUnsent()
  }

  const goOn = useEffectEvent(retry)
  useEffect(() => {
    if (isOnline) goOn()
  }, [isOnline])

  // The line may be back without an event of the browser.
  const tryAgain = useEffectEvent(() => void sendUnsent())
  useEffect(() => {
    const pause = retryAfterMs[cuts - 1]
    if (pause === undefined) return
    const timer = setTimeout(tryAgain, pause)
    return () => clearTimeout(timer)
  }, [cuts])

  function add(input: HTMLInputElement) {
    const free = max - shown.current.photos.length - shown.current.unsent.length
    const files = [...(input.files ?? [])].slice(0, free)
    // The same file may be chosen again after it was removed.
    input.value = ''
    const added = files.map((file) => ({ file, preview: URL.createObjectURL(file) }))
    changeUnsent([...shown.current.unsent, ...added])
    retry()
  }

  function remove(name: string) {
    change(shown.current.photos.filter((photo) => photo.name !== name))
  }

  function removeUnsent(photo: UnsentPhoto) {
    URL.revokeObjectURL(photo.preview)
    changeUnsent(shown.current.unsent.filter((other) => other !== photo))
  }

  return { field, photos, unsent, percent, add, remove, removeUnsent, retry }
}

const loadScripts = () =>
  Promise.all([import('@tecnoclick/ui/shrink-picture'), import('./upload-private-photo.ts')])
