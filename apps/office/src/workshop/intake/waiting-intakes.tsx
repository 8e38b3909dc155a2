import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { fillCount } from '../../platform/texts.ts'
import { signInUrl } from '../../platform/urls.ts'
import type { IntakeQueue } from './intake-queue.ts'
import type { StoredIntake } from './intake-store.ts'
import { useQueueView } from './use-intake-queue.ts'

const { waiting: texts } = office.intake

interface WaitingIntakesProps {
  queue: IntakeQueue
  onPrint: (intake: StoredIntake) => void
  onCorrect: (intake: StoredIntake) => void
}

/** What waits for a connection, what was sent since, and what the server did not accept. */
export function WaitingIntakes({ queue, onPrint, onCorrect }: WaitingIntakesProps) {
  const { waiting, sent, isUnstored, isSignedOut } = useQueueView(queue)
  const unsent = waiting.filter(({ refused }) => refused === undefined)
  const refused = waiting.filter((intake) => intake.refused !== undefined)
  return (
    <div className="mb-4 grid gap-3 empty:hidden print:hidden">
      {unsent.length > 0 && (
        <Notice
          role="status"
          kind={isUnstored || isSignedOut ? 'warning' : 'info'}
          title={fillCount(texts.title, unsent.length)}
          action={<RetryButton queue={queue} isSignedOut={isSignedOut} />}
        >
          <p>{isSignedOut ? texts.signedOut : isUnstored ? texts.unstored : texts.text}</p>
          <ul className="mt-2 grid gap-1">
            {unsent.map((intake) => (
              <li key={intake.key} className="flex flex-wrap items-center gap-x-3">
                <span>
                  {[formatTime(new Date(intake.at), 'es'), intake.body.name, intake.body.model]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={fillText(texts.slipOf, { name: intake.body.name })}
                  onClick={() => onPrint(intake)}
                >
                  {texts.slip}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {refused.map((intake) => (
        <Notice
          key={intake.key}
          kind="error"
          role="alert"
          title={fillText(texts.refused, { name: intake.body.name })}
          action={<RefusedButtons queue={queue} intake={intake} onCorrect={onCorrect} />}
        >
          {intake.refused}
        </Notice>
      ))}
      {sent.map(({ key, id, orderNum: number }) => (
        <Notice
          key={key}
          kind="success"
          role="status"
          action={
            <Button size="sm" variant="secondary" href={`/admin/service-orders/${id}/receipt`}>
              {fillText(texts.open, { number })}
            </Button>
          }
        >
          {fillText(texts.sent, { number })}
        </Notice>
      ))}
    </div>
  )
}

function RetryButton({ queue, isSignedOut }: { queue: IntakeQueue; isSignedOut: boolean }) {
  const [busy, setBusy] = useState(false)
  if (isSignedOut) {
    return (
      <Button size="sm" href={signInUrl('/admin/walk-in')}>
        {office.signIn.signIn}
      </Button>
    )
  }
  async function retry() {
    setBusy(true)
    await queue.send()
    setBusy(false)
  }
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={() => void retry()}>
      {texts.retry}
    </Button>
  )
}

type RefusedButtonsProps = Pick<WaitingIntakesProps, 'queue' | 'onCorrect'> & { intake: StoredIntake }

function RefusedButtons({ queue, intake, onCorrect }: RefusedButtonsProps) {
  const confirm = useConfirm()
  async function discard() {
    const { name } = intake.body
    const question = {
      title: fillText(texts.discardTitle, { name }),
      text: texts.discardText,
      confirmLabel: texts.discard,
    }
    if (await confirm(question)) await queue.discard(intake.key)
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onCorrect(intake)}>
        {texts.correct}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void discard()}>
        {texts.discard}
      </Button>
    </span>
  )
}
