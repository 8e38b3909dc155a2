import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../platform/form/form-answer.ts'

export interface Photo {
  /** Known once it has arrived. */
  name: string
  preview: string
}

/** One after the other: a slow line is not made faster by sharing it. */
export function usePhotoUploads() {
  const t = useT()
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

  async function sendAll(files: readonly File[]) {
    const { uploadPhoto } = await import('./upload-photo.ts')
    for (const file of files) {
      setPercent(0)
      const outcome = await uploadPhoto(file, setPercent)
      if ('failure' in outcome) {
        toast.error(failureText(t, outcome.failure))
        continue
      }
      const photo = { name: outcome.name, preview: URL.createObjectURL(file) }
      setPhotos((before) => [...before, photo].slice(0, photosPerRequest))
    }
  }

  async function add(input: HTMLInputElement) {
    const files = [...(input.files ?? [])].slice(0, photosPerRequest - photos.length)
    // The same file may be chosen again after it was removed.
    input.value = ''
    if (percent !== undefined || files.length === 0) return
    setPercent(0)
    await sendAll(files).catch(() => toast.error(failureText(t, 'unavailable')))
    setPercent(undefined)
  }

  function remove(name: string) {
    setPhotos((before) => before.filter((photo) => photo.name !== name))
  }

  return { photos, percent, add: (input: HTMLInputElement) => void add(input), remove }
}
