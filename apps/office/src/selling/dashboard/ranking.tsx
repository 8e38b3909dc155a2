import { Link } from '@tecnoclick/ui/link'

interface Ranked {
  id: number
  name: string
  value: number
  text: string
}

/** Names, and bars as long as their numbers where more is more to see; each leads to its product. */
export function Ranking({ rows, bars = false }: { rows: readonly Ranked[]; bars?: boolean }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5 text-sm">
      {rows.map(({ id, name, value, text }) => (
        <li key={id}>
          <div className="flex items-baseline justify-between gap-3">
            <Link
              href={`/admin/products/${id}`}
              className="min-w-0 truncate rounded-sm py-1 hover:text-link hover:underline"
            >
              {name}
            </Link>
            <span className="shrink-0 text-ink-muted tabular-nums">{text}</span>
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
