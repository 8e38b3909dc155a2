import type { ReturnableLine } from '@tecnoclick/contract/selling/returns/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { type ReturnKind, reasonsOf, returnKinds } from '@tecnoclick/domain/selling/returns'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useId, useState } from 'react'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FieldValues, FormResult } from '../../platform/form/form-result.ts'
import { PhotoPicker } from '../../platform/form/photo-picker.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useFormDraft } from '../../platform/form/use-form-draft.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'

interface ReturnFormProps {
  orderId: number
  lines: readonly ReturnableLine[]
  requestKey: string
  posted: FormResult | undefined
}

const loadRules = async () => (await import('./return-rules.ts')).returnRules

/** selling.md#returns */
export function ReturnForm({ orderId, lines, requestKey, posted }: ReturnFormProps) {
  const t = useFullT()
  const typed: FieldValues = posted?.values ?? {}
  const page = `/account/orders/${orderId}/return`
  const key = useRequestKey('return', page, typed.requestKey ?? requestKey)
  const may = {
    return: lines.some(({ mayReturn }) => mayReturn),
    warranty: lines.some(({ mayClaim }) => mayClaim),
  }
  const [kind, setKind] = useState<ReturnKind>(
    returnKinds.find((one) => one === typed.kind) ?? (may.return ? 'return' : 'warranty'),
  )
  const { form, errors, refused, busy } = useCheckedForm({
    action: page,
    load: loadRules,
    posted,
  })
  useFormDraft(form.ref, page)
  return (
    <form {...form} encType="multipart/form-data" className="grid gap-6">
      <FormFailure posted={refused} />
      <input type="hidden" name="requestKey" value={key} />
      <RadioGroup
        name="kind"
        label={t('returns.what')}
        look="cards"
        value={kind}
        onValueChange={(value) => setKind(value === 'warranty' ? 'warranty' : 'return')}
        error={errors.kind}
        options={returnKinds.map((one) => ({
          value: one,
          label: t(`returns.kinds.${one}`),
          hint: may[one]
            ? t(`returns.kindHints.${one}`)
            : t(one === 'return' ? 'returns.closedReturn' : 'returns.closedWarranty'),
          disabled: !may[one],
        }))}
      />
      <Units
        lines={lines}
        kind={kind}
        typed={typed}
        error={errors.serials ?? (errors.lines === undefined ? undefined : t('returns.chooseUnits'))}
      />
      <SelectField
        key={kind}
        name="reason"
        label={t('returns.reason')}
        placeholder="—"
        options={reasonsOf[kind].map((reason) => ({ value: reason, label: t(`returns.reasons.${reason}`) }))}
        defaultValue={typed.reason}
        error={errors.reason}
        required
      />
      <TextArea
        name="text"
        label={t('returns.text')}
        hint={t('returns.textHint')}
        defaultValue={typed.text}
        error={errors.text}
        maxLength={2000}
      />
      <PhotoPicker page={page} label={t('returns.photos')} error={errors.photos} target="returnPhoto" />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t('returns.send')}
      </Button>
    </form>
  )
}

interface UnitsProps {
  lines: readonly ReturnableLine[]
  kind: ReturnKind
  typed: FieldValues
  error: string | undefined
}

/** How many of each product, with its last day. An order of one product begins with one unit. */
function Units({ lines, kind, typed, error }: UnitsProps) {
  const t = useFullT()
  const errorId = useId()
  const open = lines.filter(({ mayReturn, mayClaim }) => (kind === 'return' ? mayReturn : mayClaim))
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold text-sm">{t('returns.products')}</legend>
      <p className="text-ink-muted text-sm">{t('returns.productsHint')}</p>
      <ul className="divide-y divide-line rounded-md border">
        {open.map((line) => (
          <li key={line.lineId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
            <LineTerms line={line} kind={kind} />
            {!isChosenBySerial(line) && (
              <TextField
                name={`units-${line.lineId}`}
                label={t('returns.units', { product: line.name })}
                labelHidden
                type="number"
                min={0}
                max={line.left}
                step={1}
                inputMode="numeric"
                dir="ltr"
                defaultValue={typed[`units-${line.lineId}`] ?? (open.length === 1 ? '1' : '0')}
                className="w-20 shrink-0"
              />
            )}
            {line.left > 1 && line.serials.length > 0 && <Serials line={line} typed={typed} />}
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Every unit that may come back has its number: the buyer marks which, and need not count. */
const isChosenBySerial = ({ left, serials }: ReturnableLine) => left > 1 && serials.length === left

/** Which of several units. */
function Serials({ line: { lineId, name, serials }, typed }: { line: ReturnableLine; typed: FieldValues }) {
  const t = useFullT()
  const field = `serials-${lineId}`
  const chosen = typed[field]?.split('\n') ?? []
  return (
    <fieldset className="grid basis-full gap-1">
      <legend className="mb-1 text-ink-muted text-sm">
        {t('returns.whichUnits')} <span className="sr-only">{name}</span>
      </legend>
      {serials.map((serial) => (
        <CheckboxField
          key={serial}
          name={field}
          value={serial}
          label={
            <bdi dir="ltr" className="wrap-anywhere">
              {serial}
            </bdi>
          }
          defaultChecked={chosen.includes(serial)}
        />
      ))}
    </fieldset>
  )
}

function LineTerms({ line, kind }: { line: ReturnableLine; kind: ReturnKind }) {
  const t = useFullT()
  const locale = useLocale()
  const { name, left, bought, returnUntil, warrantyUntil } = line
  const day = kind === 'return' ? returnUntil : warrantyUntil
  const text = kind === 'return' ? 'returns.returnUntil' : 'returns.warrantyUntil'
  return (
    <span className="min-w-0 flex-1 basis-40 text-sm">
      <bdi lang="es" className="wrap-anywhere block font-medium">
        {name}
      </bdi>
      <span className="block text-ink-muted">
        {left < bought && `${t('returns.left', { left, bought })} · `}
        {day && t(text, { date: formatDate(noonOf(day), locale) })}
      </span>
    </span>
  )
}
