import { cx } from './cx.ts'
import { MARK_ARROW, MARK_RAYS } from './mark.ts'

interface MarkProps {
  /** `color`: ink or band-white arrow with a mango spark; `mono`: one colour throughout. */
  tone?: 'color' | 'mono'
  className?: string
}

/** A cursor whose click sparks. The arrow takes the colour of the text around it. */
export function Mark({ tone = 'color', className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cx('size-8 shrink-0', className)}>
      <path
        d={MARK_ARROW}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path
        d={MARK_RAYS}
        stroke={tone === 'color' ? 'var(--color-offer)' : 'currentColor'}
        strokeWidth="3.3"
        strokeLinecap="round"
      />
    </svg>
  )
}

interface LogoProps extends MarkProps {
  /** The store's name is a setting; the wordmark is set, not drawn. */
  name: string
}

export function Logo({ name, tone = 'color', className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <Mark tone={tone} />
      <span className="font-extrabold text-lg leading-none tracking-[-0.035em]">{name}</span>
    </span>
  )
}
