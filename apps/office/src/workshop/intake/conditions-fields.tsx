import type { IntakeForm } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { office } from '@tecnoclick/messages/office'
import { direction, type Locale, locales } from '@tecnoclick/messages/platform/locales'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useFormContext } from 'react-hook-form'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'
import { shownConditions } from './intake-draft.ts'
import { SignaturePad } from './signature-pad.tsx'

const { intake: texts } = office

/** The conditions in the customer's language. A text in another language is signed anew. */
export function ConditionsFields({ form }: { form: IntakeForm }) {
  const { watch, setValue } = useFormContext<WalkInDraft>()
  const [language, signature] = watch(['language', 'signature'])
  const written = locales.filter((locale) => form.conditions[locale])
  const shown = written.includes(language) ? language : 'es'
  const sign = (path: string) => setValue('signature', path, { shouldDirty: true })
  return (
    <div className="grid gap-4">
      <section
        lang={shown}
        dir={direction(shown)}
        aria-label={texts.conditionsText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached with the keyboard.
        tabIndex={0}
        className="max-h-40 overflow-y-auto whitespace-pre-line rounded-md border bg-sunken p-3 text-sm"
      >
        {shownConditions(form, language)}
      </section>
      {written.length > 1 && (
        <SelectField
          label={texts.language}
          value={shown}
          onChange={(event) => {
            setValue('language', event.currentTarget.value as Locale)
            sign('')
          }}
          options={written.map((value) => ({ value, label: texts.languages[value] }))}
          className="max-w-60"
        />
      )}
      <SignaturePad value={signature} onChange={sign} />
    </div>
  )
}
