import { receiptField } from '@tecnoclick/contract/platform/files/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { FieldNotes, useField } from '@tecnoclick/ui/field'
import { useFullT } from '@tecnoclick/ui/messages'
import Camera from 'lucide-react/icons/camera'
import { UnsentPhotos } from '../../platform/form/unsent-photos.tsx'
import type { PhotoTarget } from '../../platform/form/upload-private-photo.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { usePhotoUploads } from '../../platform/form/use-photo-uploads.ts'

const formats = 'image/jpeg,image/png,image/webp,image/gif'

interface ReceiptInputProps {
  target?: PhotoTarget
  /** Of the draft; undefined keeps none. */
  page?: string
  error: string | undefined
}

/** The photo is uploaded before the form, which sends its name; without script the form contains the file. */
export function ReceiptInput({ target = 'receipt', page, error }: ReceiptInputProps) {
  const t = useFullT()
  const hydrated = useHydrated()
  const uploads = usePhotoUploads({ target, page, max: 1 })
  const {
    photos: [photo],
    unsent,
    percent,
  } = uploads
  const canAdd = unsent.length === 0 || percent !== undefined
  const hint = t('payment.receiptHint')
  const { control, hintId, errorId } = useField({ hint, error })
  return (
    <fieldset ref={uploads.field} className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('payment.receipt')}</legend>
      <UnsentPhotos
        photos={unsent}
        percent={percent}
        onRetry={uploads.retry}
        onRemove={uploads.removeUnsent}
      />
      {photo && (
        <div className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="receipt" value={photo.name} />
          <img
            src={photo.preview}
            alt={t('payment.receiptAlt')}
            className="size-24 rounded-md border object-cover"
          />
          <Button variant="quiet" size="sm" onClick={() => uploads.remove(photo.name)}>
            {t('payment.removeReceipt')}
          </Button>
        </div>
      )}
      {!photo && canAdd && (
        <label
          htmlFor={control.id}
          className="relative flex min-h-14 items-center justify-center gap-3 rounded-md border-2 border-line-strong/50 border-dashed px-4 font-semibold text-link text-sm transition-colors focus-within:border-action hover:border-action hover:bg-action-soft"
        >
          <Camera aria-hidden="true" className="size-5" />
          {percent === undefined ? t('payment.addReceipt') : t('payment.sending', { percent })}
          <input
            {...control}
            type="file"
            accept={formats}
            {...(hydrated
              ? { onChange: (event) => uploads.add(event.currentTarget) }
              : { name: receiptField })}
            className="absolute inset-0 opacity-0 no-script:static no-script:opacity-100"
          />
        </label>
      )}
      <span role="status" className="sr-only">
        {percent !== undefined && t('payment.sending', { percent })}
      </span>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  )
}
