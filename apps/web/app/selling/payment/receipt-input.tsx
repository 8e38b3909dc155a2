import { receiptField } from '@tecnoclick/contract/platform/files/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { FieldNotes, useField } from '@tecnoclick/ui/field'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import Camera from 'lucide-react/icons/camera'
import { useEffect, useState } from 'react'
import { failureText } from '../../platform/form/form-result.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'

const formats = 'image/jpeg,image/png,image/webp,image/gif'

/** The photo is uploaded before the form, which sends its name; without script the form contains the file. */
export function ReceiptInput({ error }: { error: string | undefined }) {
  const t = useFullT()
  const hydrated = useHydrated()
  const { photo, percent, choose, remove } = useReceiptUpload()
  const hint = t('payment.receiptHint')
  const { control, hintId, errorId } = useField({ hint, error })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('payment.receipt')}</legend>
      {photo ? (
        <div className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="receipt" value={photo.name} />
          <img
            src={photo.preview}
            alt={t('payment.receiptAlt')}
            className="size-24 rounded-md border object-cover"
          />
          <Button variant="quiet" size="sm" onClick={remove}>
            {t('payment.removeReceipt')}
          </Button>
        </div>
      ) : (
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
            {...(hydrated ? { onChange: (event) => choose(event.currentTarget) } : { name: receiptField })}
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

function useReceiptUpload() {
  const t = useFullT()
  const toast = useToast()
  const [photo, setPhoto] = useState<{ name: string; preview: string }>()
  const [percent, setPercent] = useState<number>()

  useEffect(() => {
    if (!photo) return
    return () => URL.revokeObjectURL(photo.preview)
  }, [photo])

  async function send(file: File) {
    const { uploadPrivatePhoto } = await import('../../platform/form/upload-private-photo.ts')
    const outcome = await uploadPrivatePhoto('receipt', file, setPercent)
    if ('failure' in outcome) toast.error(failureText(t, outcome.failure))
    else setPhoto({ name: outcome.name, preview: URL.createObjectURL(file) })
  }

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0]
    // The same file may be chosen again after it was removed.
    input.value = ''
    if (percent !== undefined || !file) return
    setPercent(0)
    await send(file).catch(() => toast.error(failureText(t, 'unavailable')))
    setPercent(undefined)
  }

  return {
    photo,
    percent,
    choose: (input: HTMLInputElement) => void choose(input),
    remove: () => setPhoto(undefined),
  }
}
