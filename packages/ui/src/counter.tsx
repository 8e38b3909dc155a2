import { cx } from './cx.ts'

interface CounterProps {
  count: number
  /** Read by screen readers instead of the number: '3 productos'. */
  label: string
  className?: string
}

/** The number on the cart. Its key changes with it, which restarts the animation. */
export function Counter({ count, label, className }: CounterProps) {
  if (count === 0) return null
  return (
    <span
      key={count}
      className={cx(
        'grid h-5 min-w-5 animate-bump place-items-center rounded-full bg-offer px-1 font-bold text-on-offer text-xs leading-none',
        className,
      )}
    >
      {/* Rendered by CSS: visible text would have to be part of the accessible name (WCAG 2.5.3). */}
      <span
        aria-hidden="true"
        data-count={count > 99 ? '99+' : count}
        className="before:content-[attr(data-count)]"
      />
      <span className="sr-only">{label}</span>
    </span>
  )
}
