import type { Dashboard } from '@tecnoclick/contract/money/dashboard/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Section } from '../../platform/layout/section.tsx'
import { fillCount } from '../../platform/texts.ts'
import { ShareBar } from './charts.tsx'

const { dashboard } = office

export function AnswerTimes({ answers }: Pick<Dashboard, 'answers'>) {
  const names = ['orders', 'services', 'keys'] as const
  return (
    <Section title={dashboard.answers}>
      <dl className="grid gap-3 text-sm">
        {names.map((name) => {
          const { hours, answered } = answers[name]
          return (
            <div key={name} className="flex items-baseline justify-between gap-3">
              <dt className="text-ink-muted">{dashboard.answerNames[name]}</dt>
              <dd className="text-end">
                {hours === null ? (
                  <span className="text-ink-muted">{dashboard.noAnswers}</span>
                ) : (
                  <>
                    <span className="font-bold text-base">{formatHours(hours)}</span>{' '}
                    <span className="text-ink-muted">{fillCount(dashboard.answered, answered)}</span>
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

export function KeysInTime({ keys }: Pick<Dashboard, 'keys'>) {
  const { inTime, late, waiting, overdue, promisedHours } = keys
  const answered = inTime + late + overdue
  const names = dashboard.keyNames
  const salesUrl = '/admin/reset-sales'
  return (
    <Section title={dashboard.keys}>
      <p className="mb-3 text-ink-muted text-sm">{fillText(dashboard.keysText, { hours: promisedHours })}</p>
      {inTime + late + waiting + overdue === 0 ? (
        <p className="text-ink-muted">{dashboard.noKeys}</p>
      ) : (
        <>
          {answered > 0 && (
            <p className="mb-2 font-bold text-xl">
              {fillText(dashboard.percent, { percent: Math.round((inTime / answered) * 100) })}
            </p>
          )}
          <ShareBar
            shares={[
              { key: 'inTime', label: names.inTime, value: inTime, tone: 'success', href: salesUrl },
              { key: 'late', label: names.late, value: late, tone: 'offer', href: salesUrl },
              { key: 'waiting', label: names.waiting, value: waiting, tone: 'action', href: salesUrl },
              { key: 'overdue', label: names.overdue, value: overdue, tone: 'danger', href: salesUrl },
            ]}
          />
        </>
      )}
    </Section>
  )
}

const figures = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** 0.4 → `24 min`, 5.25 → `5,3 h`, 60 → `2,5 días` */
function formatHours(hours: number): string {
  const { dashboard } = office
  if (hours < 1) return fillText(dashboard.minutes, { minutes: Math.round(hours * 60) })
  if (hours < 48) return fillText(dashboard.hours, { hours: figures.format(hours) })
  return fillText(dashboard.days, { days: figures.format(hours / 24) })
}
