import { photoField } from '@tecnoclick/contract/platform/files/endpoints'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { FieldNotes, useField } from '@tecnoclick/ui/field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useFullT } from '@tecnoclick/ui/messages'
import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { UnsentPhotos } from './unsent-photos.tsx'
import { useHydrated } from './use-hydrated.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

const formats = 'image/jpeg,image/png,image/webp,image/gif'

interface PhotoPickerProps {
  /** Of the draft; undefined keeps none. */
  page: string | undefined
  label?: string
  hint?: string
  max?: number
  error: string | undefined
  target?: 'photo' | 'returnPhoto'
}

/** Photos are uploaded before the form, which sends their names; without script the form contains the files. */
export function PhotoPicker({
  page,
  label,
  hint: ownHint,
  max = photosPerRequest,
  error,
  target = 'photo',
}: PhotoPickerProps) {
  const t = useFullT()
  const hydrated = useHydrated()
  const uploads = usePhotoUploads({ target, page, max })
  const { photos, unsent, percent } = uploads
  const hint = ownHint ?? t('services.order.photosHint')
  const { control, hintId, errorId } = useField({ hint, error })
  const canAdd = photos.length + unsent.length < max || percent !== undefined
  return (
    <fieldset ref={uploads.field} className="grid gap-2">
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
              onClick={() => uploads.remove(name)}
              className="absolute -end-2 -top-2 bg-surface shadow-raised"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <UnsentPhotos
        photos={unsent}
        percent={percent}
        onRetry={uploads.retry}
        onRemove={uploads.removeUnsent}
      />
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
            multiple={max > 1}
            {...(hydrated ? { onChange: (event) => uploads.add(event.currentTarget) } : { name: photoField })}
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
