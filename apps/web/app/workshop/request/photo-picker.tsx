import { photoField } from '@tecnoclick/contract/platform/files/endpoints'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { FieldNotes, useField } from '@tecnoclick/ui/field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '../../platform/form/form-result.ts'
import type { DraftPhoto } from '../../platform/form/photo-draft.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'

const formats = 'image/jpeg,image/png,image/webp,image/gif'

interface PhotoPickerProps {
  /** With it the photos are kept while the customer is elsewhere, as `useFormDraft` keeps what was typed. */
  page?: string
  label?: string
  error: string | undefined
  target?: 'photo' | 'returnPhoto'
}

/** Photos are uploaded before the form, which sends their names; without script the form contains the files. */
export function PhotoPicker({ page, label, error, target = 'photo' }: PhotoPickerProps) {
  const t = useFullT()
  const hydrated = useHydrated()
  const { photos, percent, add, remove } = usePhotoUploads(target, page)
  const hint = t('services.order.photosHint')
  const { control, hintId, errorId } = useField({ hint, error })
  const canAdd = photos.length < photosPerRequest
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{label ?? t('services.order.photos')}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map(({ name, preview }, index) => (
          <li key={name} className="relative">
            <input type="hidden" name="photos" value={name} />
            <img
              src={preview}
              alt={t('services.order.photoAlt', { number: index + 1 })}
              className="size-24 rounded-md border object-cover"
            />
            <IconButton
              label={t('services.order.removePhoto', { number: index + 1 })}
              onClick={() => remove(name)}
              className="absolute -end-2 -top-2 bg-surface shadow-raised"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {canAdd && (
        <label
          htmlFor={control.id}
          className="relative flex min-h-14 items-center justify-center gap-3 rounded-md border-2 border-line-strong/50 border-dashed px-4 font-semibold text-link text-sm transition-colors focus-within:border-action hover:border-action hover:bg-action-soft"
        >
          <Camera aria-hidden="true" className="size-5" />
          {percent === undefined
            ? t('services.order.addPhotos')
            : t('services.order.photoSending', { percent })}
          <input
            {...control}
            type="file"
            accept={formats}
            multiple
            {...(hydrated ? { onChange: (event) => add(event.currentTarget) } : { name: photoField })}
            className="absolute inset-0 opacity-0 no-script:static no-script:opacity-100"
          />
        </label>
      )}
      <span role="status" className="sr-only">
        {percent !== undefined && t('services.order.photoSending', { percent })}
      </span>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  )
}

interface Photo extends DraftPhoto {
  preview: string
}

/** One at a time: parallel uploads are no faster on a slow connection. */
function usePhotoUploads(target: 'photo' | 'returnPhoto', page: string | undefined) {
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
    if (page === undefined) return
    const { readDraftPhotos } = await import('../../platform/form/photo-draft.ts')
    const kept = await readDraftPhotos(page)
    if (shown.current.length > 0) return
    setPhotos(kept.map((photo) => ({ ...photo, preview: URL.createObjectURL(photo.file) })))
  })
  useEffect(() => void restore().catch(() => {}), [])

  function change(next: readonly Photo[]) {
    shown.current = next
    setPhotos(next)
    if (page === undefined) return
    const kept = next.map(({ preview: _, ...photo }) => photo)
    void import('../../platform/form/photo-draft.ts')
      .then(({ storeDraftPhotos }) => storeDraftPhotos(page, kept))
      .catch(() => {})
  }

  async function sendAll(files: readonly File[]) {
    const { uploadPrivatePhoto } = await import('../../platform/form/upload-private-photo.ts')
    for (const file of files) {
      setPercent(0)
      const outcome = await uploadPrivatePhoto(target, file, setPercent)
      if ('failure' in outcome) {
        toast.error(failureText(t, outcome.failure))
        continue
      }
      const photo = { name: outcome.name, file, at: Date.now(), preview: URL.createObjectURL(file) }
      change([...shown.current, photo].slice(0, photosPerRequest))
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
    change(shown.current.filter((photo) => photo.name !== name))
  }

  return { photos, percent, add: (input: HTMLInputElement) => void add(input), remove }
}
