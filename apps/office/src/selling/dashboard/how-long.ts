import { office } from '@tecnoclick/messages/office'
import { say } from '../../platform/say.ts'

const figures = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** 0.4 → `24 min`, 5.25 → `5,3 h`, 60 → `2,5 días` */
export function howLong(hours: number): string {
  const { dashboard } = office
  if (hours < 1) return say(dashboard.minutes, { minutes: Math.round(hours * 60) })
  if (hours < 48) return say(dashboard.hours, { hours: figures.format(hours) })
  return say(dashboard.days, { days: figures.format(hours / 24) })
}
