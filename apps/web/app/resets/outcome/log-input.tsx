import { resetLogField } from '@tecnoclick/contract/platform/files/endpoints'
import { FieldNotes, useField } from '@tecnoclick/ui/field'
import { useFullT } from '@tecnoclick/ui/messages'
import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'

const formats = '.txt,.log,text/plain,image/jpeg,image/png,image/webp,image/gif'

/** What the program wrote or a photo of the screen; it is sent with the form. */
export function LogInput({ isKept, error }: { isKept: boolean; error: string | undefined }) {
  const t = useFullT()
  const [chosen, setChosen] = useState<string>()
  const hint = t(isKept ? 'resets.outcome.logKept' : 'resets.outcome.logHint')
  const { control, hintId, errorId } = useField({ hint, error })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('resets.outcome.log')}</legend>
      <label
        htmlFor={control.id}
        className="relative flex min-h-14 items-center justify-center gap-3 rounded-md border-2 border-line-strong/50 border-dashed px-4 font-semibold text-link text-sm transition-colors focus-within:border-action hover:border-action hover:bg-action-soft"
      >
        <Paperclip aria-hidden="true" className="size-5 shrink-0" />
        <bdi className="wrap-anywhere line-clamp-2">{chosen ?? t('resets.outcome.logAdd')}</bdi>
        <input
          {...control}
          type="file"
          name={resetLogField}
          accept={formats}
          onChange={({ currentTarget: { files } }) => setChosen(files?.[0]?.name)}
          className="absolute inset-0 opacity-0 no-script:static no-script:opacity-100"
        />
      </label>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  )
}
