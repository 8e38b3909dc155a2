import { cx } from './cx.ts'

/** Give it the size of the content. It appears after 150 ms, so fast content shows no placeholder. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-breathe rounded-sm bg-ink/10', className)} />
}

/** The last line is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key, line) => (
        <Skeleton key={key} className={cx('h-3.5', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </span>
  )
}
