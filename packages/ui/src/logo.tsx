import { cx } from './cx.ts'

/** In a view box of 32. mark.svg repeats both paths; a test compares them. */
export const markArrowPath = 'M12 12l16.6 5.9-7.2 3.5-3.5 7.2z'
export const markRaysPath = 'M2.6 15.2l4.2-1M6 6l3 3M15.2 2.6l-1 4.2'

interface MarkProps {
  /** `color`: arrow in the text colour with mango rays; `mono`: one colour. */
  tone?: 'color' | 'mono'
  className?: string
}

export function Mark({ tone = 'color', className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cx('size-8 shrink-0', className)}>
      <path
        d={markArrowPath}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path
        d={markRaysPath}
        stroke={tone === 'color' ? 'var(--color-offer)' : 'currentColor'}
        strokeWidth="3.3"
        strokeLinecap="round"
      />
    </svg>
  )
}

interface LogoProps extends MarkProps {
  /** Text, because the store's name is a setting. */
  name: string
}

export function Logo({ name, tone = 'color', className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <Mark tone={tone} />
      <span className="font-extrabold text-[min(1.25rem,6.4vw)] leading-none tracking-[-0.035em]">
        {name}
      </span>
    </span>
  )
}
