import { cx } from '@tecnoclick/ui/cx'
import Check from 'lucide-react/icons/check'

const box =
  'grid size-4.5 shrink-0 place-items-center border border-line-strong bg-raised transition-colors group-hover/choice:border-ink'

export function CheckMark({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(box, 'rounded-sm', checked && 'border-action bg-action text-on-action')}
    >
      {checked && <Check strokeWidth={3} className="size-3" />}
    </span>
  )
}

export function RadioMark({ checked }: { checked: boolean }) {
  return (
    <span aria-hidden="true" className={cx(box, 'rounded-full', checked && 'border-action')}>
      {checked && <span className="size-2.5 rounded-full bg-action" />}
    </span>
  )
}

/** The colour itself, ringed so that white and black are seen on any ground. */
export function Swatch({ color, checked }: { color: string | null; checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full inset-ring inset-ring-ink/25',
        checked && 'outline-2 outline-action outline-offset-2',
      )}
      style={{ background: color ?? 'var(--color-sunken)' }}
    />
  )
}
