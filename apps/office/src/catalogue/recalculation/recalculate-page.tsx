import { previewRecalculation, recalculate } from '@tecnoclick/contract/catalogue/recalculation/endpoints'
import type {
  Recalculation,
  RecalculationPreview,
} from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useToast } from '@tecnoclick/ui/toast'
import { HttpError } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { asHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { say } from '../../platform/say.ts'
import { PreviewTable } from './preview-table.tsx'
import { RecalculationHistory } from './recalculation-history.tsx'
import { blankRule, RuleFields, type RuleForm, ruleOf } from './rule-fields.tsx'

const { recalculate: texts } = office

/** A rate, a look at what it does, and only then the new prices. A changed rule asks for another look. */
export function RecalculatePage() {
  const [form, setForm] = useState<RuleForm>(blankRule)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [seen, setSeen] = useState<{ rule: Recalculation; preview: RecalculationPreview }>()
  const [looking, setLooking] = useState(false)
  const confirm = useConfirm()
  const toast = useToast()
  const { act, busy } = useAct()

  function change(next: RuleForm) {
    setForm(next)
    setSeen(undefined)
  }

  async function look(event: FormEvent) {
    event.preventDefault()
    const rule = ruleOf(form)
    setErrors({})
    setLooking(true)
    try {
      setSeen({ rule, preview: await officeClient.call(previewRecalculation, { body: rule }) })
    } catch (error) {
      const told = asHttpError(error, 'saving')
      if (!(told instanceof HttpError)) throw told
      const fields = told.body?.errors
      if (fields && !('root' in fields)) setErrors(fields)
      else toast.error(told.message)
    } finally {
      setLooking(false)
    }
  }

  async function apply() {
    if (!seen) return
    const { changed } = seen.preview
    const question = {
      title: say(texts.applyTitle, { count: changed }),
      text: texts.applyText,
      confirmLabel: texts.apply,
    }
    if (!(await confirm(question))) return
    const done = await act(() => officeClient.call(recalculate, { body: seen.rule }), {
      done: ({ changed: count }) => say(texts.done, { count }),
    })
    if (done) setSeen(undefined)
  }

  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <div className="grid gap-4">
        <Section title={texts.scope}>
          <form onSubmit={look} noValidate className="grid gap-4">
            <RuleFields form={form} errors={errors} onChange={change} />
            <Button type="submit" variant="secondary" busy={looking} className="justify-self-start">
              {texts.preview}
            </Button>
          </form>
        </Section>
        {seen && (
          <Section
            title={texts.previewTitle}
            action={
              seen.preview.changed > 0 && (
                <Button busy={busy} onClick={apply}>
                  {texts.apply}
                </Button>
              )
            }
          >
            <PreviewTable preview={seen.preview} />
          </Section>
        )}
        <RecalculationHistory />
      </div>
    </>
  )
}
