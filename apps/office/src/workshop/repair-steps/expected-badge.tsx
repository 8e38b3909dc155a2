import type { Standing } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'

const { repairSteps: texts } = office

/** Until when a step should last. What is late is marked. */
export function ExpectedBadge({ step: { expectedDay, promisedDay } }: { step: Standing }) {
  if (expectedDay === null) return null
  const date = formatDate(noonOf(expectedDay), 'es')
  const text = fillText(promisedDay === null ? texts.expected : texts.promised, { date })
  if (expectedDay >= havanaDay(new Date())) return <span className="text-ink-muted text-xs">{text}</span>
  return (
    <Badge tone="danger">
      {texts.overdue} · {text}
    </Badge>
  )
}
