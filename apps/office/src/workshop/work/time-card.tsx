import type { LabourTask } from '@tecnoclick/contract/workshop/labour/schemas'
import { correctTime, startTime, stopTime } from '@tecnoclick/contract/workshop/work/endpoints'
import type { RepairTime, RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import { usedMinutes } from '@tecnoclick/domain/workshop/repair-time'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { countOf, textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { QuestionDialog } from '../../platform/form/question-dialog.tsx'
import { DateTime, useNow } from '../../platform/layout/date-time.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { useWorkAct } from './use-work.ts'

const { time: texts } = office.repairWork

interface TimeCardProps {
  orderId: number
  work: RepairWork
  mayCorrect: boolean
  mayStart: boolean
}

/** Time of technicians, measured by the server: it goes on while the page is closed (workshop.md#work). */
export function TimeCard({ orderId, work, mayCorrect, mayStart }: TimeCardProps) {
  const [correcting, setCorrecting] = useState<RepairTime>()
  const { times, plannedMinutes, running } = work
  const now = useNow()
  const minutesOf = (time: RepairTime) =>
    time.endedDate === null
      ? usedMinutes(
          { startedAt: new Date(time.startedDate), endedAt: null, correctedMinutes: null },
          new Date(now),
        )
      : time.minutes
  const used = times.reduce((sum, time) => sum + minutesOf(time), 0)
  return (
    <Section title={texts.title}>
      <Facts>
        <Fact name={texts.planned}>{plannedMinutes > 0 && minuteText(plannedMinutes)}</Fact>
        <Fact name={texts.used}>
          <strong>{minuteText(used)}</strong>
        </Fact>
      </Facts>
      {mayStart && <Clock orderId={orderId} running={running} />}
      {times.length === 0 && <p className="mt-3 text-ink-muted text-sm">{texts.none}</p>}
      <ul className="mt-3 grid gap-2 text-sm empty:hidden">
        {times.map((time) => (
          <li key={time.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 break-words">
              {[time.technician.name, time.task?.name].filter(Boolean).join(' · ')}{' '}
              <DateTime date={time.startedDate} className="text-ink-muted text-xs" />
              {time.reason && (
                <span className="block text-ink-muted text-xs">
                  {fillText(texts.corrected, { reason: time.reason })}
                </span>
              )}
            </span>
            <span className="flex items-center gap-2 tabular-nums">
              {time.endedDate === null && <Badge tone="success">{texts.running}</Badge>}
              {minuteText(minutesOf(time))}
              {mayCorrect && time.endedDate !== null && (
                <Button size="sm" variant="quiet" onClick={() => setCorrecting(time)}>
                  {texts.correct}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {correcting && (
        <CorrectDialog orderId={orderId} time={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </Section>
  )
}

/** '1 h 05 min' */
export function minuteText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

function Clock({ orderId, running }: { orderId: number; running: RepairWork['running'] }) {
  const { act, busy } = useWorkAct()
  const tasks = useAllRows<LabourTask>('labour-tasks')
  const [task, setTask] = useState('')
  const params = { id: orderId }
  const isHere = running?.orderId === orderId
  if (isHere)
    return (
      <Button
        size="sm"
        className="mt-3"
        busy={busy}
        onClick={() => void act((headers) => officeClient.call(stopTime, { params, headers }), texts.stopped)}
      >
        {texts.stop}
      </Button>
    )
  const offered = (tasks ?? []).filter(({ enable }) => enable)
  return (
    <div className="mt-3 grid gap-2">
      {running && <p className="text-sm">{fillText(texts.runningElsewhere, { number: running.orderNum })}</p>}
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={texts.task}
          options={[
            { value: '', label: texts.anyTask },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={task}
          onChange={(event) => setTask(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button
          busy={busy}
          onClick={() =>
            void act(
              (headers) =>
                officeClient.call(startTime, {
                  params,
                  body: { labourTaskId: task === '' ? null : Number(task) },
                  headers,
                }),
              texts.started,
            )
          }
        >
          {texts.start}
        </Button>
      </div>
    </div>
  )
}

function CorrectDialog({
  orderId,
  time,
  onClose,
}: {
  orderId: number
  time: RepairTime
  onClose: () => void
}) {
  const { act, busy, refusal } = useWorkAct({ inline: true })
  const [errors, setErrors] = useState<{ minutes?: string; reason?: string }>({})
  return (
    <QuestionDialog
      title={fillText(texts.correctTitle, { name: time.technician.name })}
      text={texts.correctText}
      saveLabel={texts.correct}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={async (form) => {
        const minutes = countOf(form.get('minutes')) ?? -1
        const reason = textOf(form.get('reason')).trim()
        const isMinutes = minutes >= 0 && minutes <= 6000
        setErrors({
          ...(!isMinutes && { minutes: texts.badMinutes }),
          ...(reason === '' && { reason: texts.missingReason }),
        })
        if (!isMinutes || reason === '') return false
        const body = { minutes, reason, version: time.version }
        return act(
          (headers) =>
            officeClient.call(correctTime, { params: { id: orderId, timeId: time.id }, body, headers }),
          texts.correctDone,
        )
      }}
    >
      <TextField
        name="minutes"
        label={texts.minutes}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(time.minutes)}
        error={errors.minutes}
      />
      <TextField
        name="reason"
        label={texts.reason}
        maxLength={300}
        autoComplete="off"
        required
        error={errors.reason}
      />
    </QuestionDialog>
  )
}
