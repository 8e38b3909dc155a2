import { fieldIssue, fieldMessage } from '@tecnoclick/contract/platform/issue-message'
import { randomKey } from '@tecnoclick/contract/platform/request-key'
import { walkInSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { useCallback, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton } from '../../platform/list/list-states.tsx'
import { browserDrafts, type WalkInDrafts } from '../intake/draft-store.ts'
import type { IntakeQueue } from '../intake/intake-queue.ts'
import type { StoredIntake } from '../intake/intake-store.ts'
import { ProvisionalSlip } from '../intake/provisional-slip.tsx'
import { type IntakeChoices, useIntakeChoices } from '../intake/use-intake-choices.ts'
import { useIntakeQueue } from '../intake/use-intake-queue.ts'
import { WaitingIntakes } from '../intake/waiting-intakes.tsx'
import { useKeptWalkIn } from './use-kept-walk-in.ts'
import { emptyWalkIn, otherBrand, toWalkIn, type WalkInDraft, walkInFieldOf } from './walk-in-draft.ts'
import { WalkInFields } from './walk-in-fields.tsx'

const { walkIn: texts, back } = office.serviceOrders
const { waiting } = office.intake
const t = createTranslator('es', es)

/** A device is taken in at the counter; its receipt is printed next. Without a connection it waits on this computer. */
export function WalkInPage({ drafts = browserDrafts }: { drafts?: WalkInDrafts }) {
  const found = useIntakeQueue()
  const choices = useIntakeChoices()
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/service-orders">{back}</BackLink>
        <PageHeading title={texts.title} text={texts.text} />
        {choices.error && (
          <Notice kind="error" role="alert">
            {office.intake.noForm}
          </Notice>
        )}
        {choices.isPending && <ListSkeleton columns={2} />}
      </div>
      {found && choices.data && <WalkInForm {...found} drafts={drafts} choices={choices.data} />}
    </>
  )
}

interface WalkInFormProps {
  queue: IntakeQueue
  userId: number
  choices: IntakeChoices
  drafts: WalkInDrafts
}

function WalkInForm({ queue, userId, choices, drafts }: WalkInFormProps) {
  const form = useForm<WalkInDraft>({ defaultValues: emptyWalkIn })
  const [photos, setPhotos] = useState<Blob[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [printing, setPrinting] = useState<StoredIntake>()
  const stopPrinting = useCallback(() => setPrinting(undefined), [])
  const navigate = useNavigate()
  const kept = useKeptWalkIn({ userId, drafts, form, photos, onPhotos: setPhotos })

  function empty() {
    form.reset(emptyWalkIn)
    setPhotos([])
    kept.forget()
  }

  /** Beside their fields; what has none is said below the form. */
  function showProblems(problems: Record<string, string>, otherwise: string) {
    const known = Object.entries(problems).flatMap(([name, message]) => {
      const source = walkInFieldOf(name)
      const isNamed = source === 'brandId' && form.getValues('brandId') === otherBrand
      return source ? [{ source: isNamed ? ('brandName' as const) : source, message }] : []
    })
    for (const [index, { source, message }] of known.entries())
      form.setError(source, { message }, { shouldFocus: index === 0 })
    setProblem(known.length > 0 ? undefined : otherwise)
  }

  async function receive(draft: WalkInDraft) {
    setProblem(undefined)
    const at = new Date().toISOString()
    const body = toWalkIn(draft, choices.form, at)
    const checked = walkInSchema.safeParse({ ...body, photos: [] })
    const issues = checked.error?.issues.filter(({ path }) => path.at(-1) !== 'intake.markedPhoto') ?? []
    if (issues.length > 0)
      return showProblems(
        Object.fromEntries(issues.map((issue) => [issue.path.join('.'), fieldMessage(fieldIssue(issue), t)])),
        office.form.invalidValue,
      )
    const intake: StoredIntake = { key: randomKey(), userId, at, body, photos, uploaded: [], draft }
    const outcome = await queue.add(intake)
    if (outcome.state === 'full') return setProblem(waiting.full)
    if (outcome.state === 'refused') {
      const { fields = {}, message } = outcome.error
      return showProblems(fields, message)
    }
    empty()
    if (outcome.state === 'waiting') {
      window.scrollTo({ top: 0 })
      return undefined
    }
    const { id } = outcome.order
    // After the reset has reached the guard, which would ask otherwise.
    setTimeout(() => navigate(`/admin/service-orders/${id}/receipt`, { state: { print: true } }))
  }

  const submit = form.handleSubmit(async (draft) => {
    if (busy) return
    setBusy(true)
    await receive(draft)
    setBusy(false)
  })

  /** Back into the form, under a new key. */
  async function correct(intake: StoredIntake) {
    form.reset(emptyWalkIn)
    for (const [name, value] of Object.entries(intake.draft))
      form.setValue(name as keyof WalkInDraft, value, { shouldDirty: true })
    setPhotos(intake.photos)
    await queue.discard(intake.key)
  }

  return (
    <>
      <WaitingIntakes queue={queue} onPrint={setPrinting} onCorrect={(intake) => void correct(intake)} />
      {printing && (
        <ProvisionalSlip
          stored={printing}
          types={choices.form.types}
          brand={
            printing.body.brandName ??
            choices.brands.find(({ value }) => value === String(printing.body.brandId))?.label ??
            ''
          }
          onPrinted={stopPrinting}
        />
      )}
      <FormProvider {...form}>
        {kept.restoredAt && (
          <div className="mb-4 max-w-3xl print:hidden">
            <Notice
              role="status"
              action={
                <Button size="sm" variant="secondary" onClick={empty}>
                  {texts.startAnew}
                </Button>
              }
            >
              {fillText(texts.restored, { time: formatTime(new Date(kept.restoredAt), 'es') })}
            </Notice>
          </div>
        )}
        <form onSubmit={submit} noValidate className="grid max-w-3xl gap-4 print:hidden">
          <WalkInFields
            choices={choices}
            photos={photos}
            onPhotos={setPhotos}
            busy={busy}
            problem={problem}
          />
          <FormUnsavedGuard hasOtherChanges={photos.length > 0} onDiscard={kept.forget} />
        </form>
      </FormProvider>
    </>
  )
}
