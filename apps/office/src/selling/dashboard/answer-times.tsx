import type { Dashboard } from '@tecnoclick/contract/selling/dashboard/schemas'
import { office } from '@tecnoclick/messages/office'
import { Section } from '../../platform/layout/section.tsx'
import { say, sayCount } from '../../platform/say.ts'
import { howLong } from './how-long.ts'
import { ShareBar } from './share-bar.tsx'

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
                    <span className="font-bold text-base tabular-nums">{howLong(hours)}</span>{' '}
                    <span className="text-ink-muted">{sayCount(dashboard.answered, answered)}</span>
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
  const desk = '/admin/reset-sales'
  return (
    <Section title={dashboard.keys}>
      <p className="mb-3 text-ink-muted text-sm">{say(dashboard.keysText, { hours: promisedHours })}</p>
      {inTime + late + waiting + overdue === 0 ? (
        <p className="text-ink-muted">{dashboard.noKeys}</p>
      ) : (
        <>
          {answered > 0 && (
            <p className="mb-2 font-bold text-xl tabular-nums">
              {say(dashboard.percent, { percent: Math.round((inTime / answered) * 100) })}
            </p>
          )}
          <ShareBar
            shares={[
              { key: 'inTime', label: names.inTime, value: inTime, tone: 'success', href: desk },
              { key: 'late', label: names.late, value: late, tone: 'offer', href: desk },
              { key: 'waiting', label: names.waiting, value: waiting, tone: 'action', href: desk },
              { key: 'overdue', label: names.overdue, value: overdue, tone: 'danger', href: desk },
            ]}
          />
        </>
      )}
    </Section>
  )
}
