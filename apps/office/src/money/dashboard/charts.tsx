import { cx } from '@tecnoclick/ui/cx'
import { Link } from '@tecnoclick/ui/link'

export interface Share {
  key: string
  label: string
  value: number
  tone: 'action' | 'success' | 'danger' | 'neutral' | 'offer'
  /** The list of the rows behind the number. */
  href?: string
}

const fills = {
  action: 'bg-action',
  success: 'bg-success',
  danger: 'bg-danger',
  neutral: 'bg-line-strong',
  offer: 'bg-offer',
}

/** Parts of a whole in one bar. Each is named and counted below: colour alone is not accessible. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0)
  return (
    <div>
      <div aria-hidden="true" className="flex h-3.5 gap-0.5 overflow-hidden rounded-full">
        {shares
          .filter(({ value }) => value > 0)
          .map(({ key, value, tone }) => (
            <span key={key} className={fills[tone]} style={{ flexGrow: value / whole, flexBasis: 0 }} />
          ))}
      </div>
      <ul className="mt-3 grid gap-1 text-sm">
        {shares.map((share) => (
          <li key={share.key} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-full', fills[share.tone])} />
            <span className="flex-1">{share.label}</span>
            <Count share={share} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ share: { href, value, label } }: { share: Share }) {
  if (!href || value === 0) return <span className="font-semibold tabular-nums">{value}</span>
  return (
    <Link
      href={href}
      aria-label={`${label}: ${value}`}
      className="-my-1 inline-flex min-h-8 min-w-8 items-center justify-end rounded-sm font-semibold text-link tabular-nums hover:underline max-md:min-h-11"
    >
      {value}
    </Link>
  )
}

interface Ranked {
  id: number
  name: string
  value: number
  text: string
}

/** Products with a number each, optionally as bars. */
export function Ranking({ rows, bars = false }: { rows: readonly Ranked[]; bars?: boolean }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5 text-sm">
      {rows.map(({ id, name, value, text }) => (
        <li key={id}>
          <div className={cx('flex items-baseline justify-between gap-x-3', bars && 'max-sm:flex-wrap')}>
            <Link
              href={`/admin/products/${id}`}
              className="min-w-0 truncate rounded-sm py-1 hover:text-link hover:underline"
            >
              {name}
            </Link>
            <span className="shrink-0 text-ink-muted">{text}</span>
          </div>
          {bars && (
            <div aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-action"
                style={{ inlineSize: `${(value / largest) * 100}%` }}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
