import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { say } from '../say.ts'
import { type AnswerDraft, type Answered, changeOf, draftOf, statusChoices } from './answer-draft.ts'

const { answer: words } = office.orders

interface AnswerFormProps<Draft extends AnswerDraft> {
  row: Answered
  /** `emptied` is said where an answer may be corrected, not taken back. */
  texts: { label: string; hint: string; status: string; moved: string; closed: string; emptied?: string }
  /** What the form holds besides the answer, and whether any of it is to be sent. */
  extra: Omit<Draft, keyof AnswerDraft>
  hasExtra?: (draft: Draft) => boolean
  busy: boolean
  /** Undefined is a refusal, which was told. */
  send: (
    change: { respuesta?: string; status?: Answered['status']; version: number },
    draft: Draft,
  ) => Promise<Answered | undefined>
  children?: ReactNode
}

/**
 * Answers and moves on in one save, which is one mail. Somebody else's change in the meantime is told; what was written here
 * stays until it is saved over it or given up.
 */
export function AnswerForm<Draft extends AnswerDraft = AnswerDraft>(props: AnswerFormProps<Draft>) {
  const { row, texts, extra, hasExtra = () => false, busy, send, children } = props
  const blank = (stored: Answered) => ({ ...draftOf(stored), ...extra }) as Draft
  const form = useForm<AnswerDraft>({ defaultValues: blank(row) })
  const { isDirty, errors } = form.formState
  const [base, setBase] = useState(row)
  const isAnswered = row.respuesta !== base.respuesta
  const isMoved = row.status !== base.status

  function start(stored: Answered) {
    form.reset(blank(stored))
    setBase(stored)
  }

  // A payment that was verified makes another version too, and is no matter of this form.
  useEffect(() => {
    if (row.version === base.version) return
    if (!isDirty) start(row)
    else if (!isAnswered && !isMoved) setBase(row)
  })

  const submit = form.handleSubmit(async (values) => {
    const draft = values as Draft
    const change = changeOf(row, draft)
    if (change?.respuesta === '' && texts.emptied)
      return form.setError('respuesta', { message: texts.emptied }, { shouldFocus: true })
    if (!change && !hasExtra(draft)) return form.setError('respuesta', { message: words.nothing })
    const stored = await send({ ...change, version: row.version }, draft)
    if (stored) start(stored)
  })

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {(isAnswered || isMoved) && isDirty && (
          <Notice
            kind="warning"
            role="alert"
            title={isAnswered ? words.conflict : texts.moved}
            action={
              <Button variant="secondary" size="sm" onClick={() => start(row)}>
                {office.form.useTheirs}
              </Button>
            }
          >
            {isAnswered && say(words.conflictText, { answer: row.respuesta ?? '' })}
          </Notice>
        )}
        {!isOpen(row.status) && <p className="text-ink-muted text-sm">{texts.closed}</p>}
        <TextArea
          {...form.register('respuesta')}
          label={texts.label}
          hint={texts.hint}
          maxLength={2000}
          error={errors.respuesta?.message}
        />
        {children}
        <div className="flex flex-wrap items-end gap-3">
          {isOpen(row.status) && (
            <SelectField
              {...form.register('status')}
              label={texts.status}
              options={statusChoices(row.status).map((status) => ({
                value: status,
                label: status === row.status ? say(words.keep, { status }) : status,
              }))}
              className="min-w-0 flex-1 sm:max-w-72"
            />
          )}
          <Button type="submit" busy={busy} className="max-sm:w-full">
            {words.send}
          </Button>
        </div>
        <UnsavedGuard />
      </form>
    </FormProvider>
  )
}
