import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'

const { counter } = office

/**
 * On a phone above the pinned total, both always in view; more than half of the screen would hide the products, so the
 * fields of two payments scroll in it. A short screen has its keyboard open: there only the total is pinned, so that the
 * field that is typed in has room and no button is covered.
 */
export const paymentClass = cx(
  'z-10 -mb-4 min-w-0 border-t bg-surface px-4 pt-3 max-lg:order-1 max-lg:-mx-4 max-lg:pb-1 sm:max-lg:-mx-8 sm:max-lg:px-8',
  'lg:rounded-t-lg lg:border lg:border-b-0 lg:pt-4',
  'max-lg:bottom-[calc(--spacing(16)+var(--bar-height))] max-lg:[@media(min-height:36rem)]:sticky',
  'max-lg:[@media(min-height:36rem)]:max-h-[45dvh] max-lg:overflow-y-auto',
)

interface TotalBarProps {
  total: string
  busy: boolean
  isEmpty: boolean
}

/** One line at the bottom of a phone, above its keyboard. */
export function TotalBar({ total, busy, isEmpty }: TotalBarProps) {
  return (
    <div
      className={cx(
        'sticky bottom-0 z-11 flex min-h-16 border-t min-w-0 items-center justify-between gap-4 bg-surface px-4 max-lg:order-last max-lg:-mx-4 sm:max-lg:-mx-8 sm:max-lg:px-8',
        'lg:static lg:grid lg:grid-cols-1 lg:gap-3 lg:border lg:p-4',
        isEmpty ? 'lg:rounded-lg' : 'lg:rounded-b-lg lg:border-t-0',
      )}
    >
      <p className="min-w-0 leading-tight lg:flex lg:items-baseline lg:justify-between lg:gap-4">
        <span className="block text-ink-muted text-xs lg:font-semibold lg:text-base lg:text-ink">
          {counter.total}
        </span>
        <strong className="text-xl">{total}</strong>
      </p>
      <Button type="submit" busy={busy} disabled={isEmpty} className="max-lg:min-w-36 lg:w-full">
        <span>
          {counter.sellEmpty}
          {/* On a phone the total stands beside the button. */}
          {!isEmpty && <span className="max-lg:sr-only"> {total}</span>}
        </span>
      </Button>
    </div>
  )
}
