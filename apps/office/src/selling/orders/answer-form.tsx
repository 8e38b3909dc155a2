import { isOpen } from '@tecnoclick/domain/selling/order-status'
import type { TemplateValues } from '@tecnoclick/domain/staff/reply-template'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import type { HttpError } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { refusalOf } from '../../platform/api/http-error.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { useSingleSubmit } from '../../platform/form/use-single-submit.ts'
import { appended, TemplateChoice } from '../../staff/reply-templates/template-choice.tsx'
import {
  type AnswerableRow,
  type AnswerDraft,
  answerChange,
  initialDraft,
  statusOptions,
} from './answer-draft.ts'

const { answer: sharedTexts } = office.orders

interface AnswerFormProps<Draft extends AnswerDraft> {
  row: AnswerableRow
  /** `emptied` is the error where an answer may be corrected but not removed. */
  texts: {
    label: string
    hint: string
    status: string
    moved: string
    closed: string
    send?: string
    emptied?: string
  }
  maxLength: number | undefined
  /** What templates may name here; without it none are offered. */
  templateValues?: TemplateValues
  /** Further values of the form, and whether they have anything to send. */
  extra: Omit<Draft, keyof AnswerDraft>
  hasExtra?: (draft: Draft) => boolean
  busy: boolean
  /** Resolves to undefined after a refusal, which the form shows. */
  send: (
    change: { respuesta?: string; status?: AnswerableRow['status']; version: number },
    draft: Draft,
    refused: (error: HttpError) => void,
  ) => Promise<AnswerableRow | undefined>
  children?: ReactNode
}

/**
 * Saves answer and status together, so that the customer gets one mail. If somebody else changes either meanwhile, a
 * warning is shown and the draft stays.
 */
export function AnswerForm<Draft extends AnswerDraft = AnswerDraft>(props: AnswerFormProps<Draft>) {
  const { row, texts, extra, hasExtra = () => false, maxLength, templateValues, busy, send, children } = props
  const draftFor = (stored: AnswerableRow) => ({ ...initialDraft(stored), ...extra }) as Draft
  const form = useForm<AnswerDraft>({ defaultValues: draftFor(row) })
  const { isDirty, isSubmitting, errors } = form.formState
  const [base, setBase] = useState(row)
  const [refusal, setRefusal] = useState<HttpError>()
  const isAnswerChanged = row.respuesta !== base.respuesta
  const isStatusChanged = row.status !== base.status
  // Whoever chose no state follows the order; only a choice of another one is in its way.
  const isMoving = isStatusChanged && form.getValues('status') !== base.status
  const isConflict = isDirty && !isSubmitting && (isAnswerChanged || isMoving)

  function restart(stored: AnswerableRow) {
    form.reset(draftFor(stored))
    setBase(stored)
  }

  /** Sending takes a while, and what is typed meanwhile stays. */
  function restartAfterSending(stored: AnswerableRow, sent: AnswerDraft) {
    const typed = form.getValues()
    restart(stored)
    // Rows of a quote are copies.
    for (const name of Object.keys(typed) as (keyof AnswerDraft)[])
      if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
        form.setValue(name, typed[name], { shouldDirty: true })
  }

  // Other changes, such as a verified payment, make a new version too. The form keeps its draft for those.
  useEffect(() => {
    if (isSubmitting || row.version === base.version) return
    if (!isDirty) restart(row)
    else if (!isAnswerChanged && !isMoving) {
      form.resetField('status', { defaultValue: row.status })
      setBase(row)
    }
  })

  const submit = useSingleSubmit(
    form.handleSubmit(async (values) => {
      const draft = values as Draft
      const change = answerChange(row, draft)
      if (change?.respuesta === '' && texts.emptied)
        return form.setError('respuesta', { message: texts.emptied }, { shouldFocus: true })
      if (!change && !hasExtra(draft)) return form.setError('respuesta', { message: sharedTexts.nothing })
      setRefusal(undefined)
      const stored = await send({ ...change, version: row.version }, draft, setRefusal)
      if (stored) restartAfterSending(stored, values)
    }),
  )

  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event)
        }}
        noValidate
        className="grid gap-4"
      >
        {isConflict && (
          <Notice
            kind="warning"
            role="alert"
            title={isAnswerChanged ? sharedTexts.conflict : texts.moved}
            action={
              <Button variant="secondary" size="sm" onClick={() => restart(row)}>
                {office.form.useTheirs}
              </Button>
            }
          >
            {isAnswerChanged && fillText(sharedTexts.conflictText, { answer: row.respuesta ?? '' })}
          </Notice>
        )}
        {!isOpen(row.status) && <p className="text-ink-muted text-sm">{texts.closed}</p>}
        {templateValues && (
          <TemplateChoice
            values={templateValues}
            onChoose={(text) =>
              form.setValue('respuesta', appended(form.getValues('respuesta'), text), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        )}
        <TextArea
          {...form.register('respuesta')}
          label={texts.label}
          hint={texts.hint}
          maxLength={maxLength}
          error={errors.respuesta?.message}
        />
        {children}
        <div className="flex flex-wrap items-end gap-3">
          {isOpen(row.status) && (
            <SelectField
              {...form.register('status')}
              label={texts.status}
              options={statusOptions(row.status).map((status) => ({
                value: status,
                label:
                  status === row.status
                    ? fillText(sharedTexts.keep, { status: statusNames[status] })
                    : statusNames[status],
              }))}
              className="min-w-0 flex-1 sm:max-w-72"
            />
          )}
          <Button type="submit" busy={busy} className="max-sm:w-full">
            {texts.send ?? sharedTexts.send}
          </Button>
        </div>
        <SaveError refusal={refusal && refusalOf(refusal)} />
        <FormUnsavedGuard />
      </form>
    </FormProvider>
  )
}
