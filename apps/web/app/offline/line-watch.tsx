import { useT } from '@tecnoclick/ui/messages'
import { useCartSync } from '../selling/cart/use-cart-sync.ts'
import { StayWhereItWorks } from './stay-where-it-works.ts'
import { useDelivery } from './use-delivery.ts'
import { useLine } from './use-line.ts'
import { useLookAgain } from './use-look-again.ts'
import { useStock } from './use-stock.ts'
import { takeUpdate } from './worker-registration.ts'

/**
 * All that a page does behind the scenes about its line and about the other tabs; seen is only the question whether to
 * start a new version.
 */
export default function LineWatch() {
  const t = useT()
  const { isOnline, hasUpdate } = useLine()
  useStock()
  useDelivery()
  useLookAgain()
  useCartSync()
  return (
    <div role="status" className="contents">
      {!isOnline && <StayWhereItWorks />}
      {hasUpdate && (
        <div className="band pointer-events-auto flex max-w-md animate-arrive flex-wrap items-center gap-x-3 rounded-md px-4 py-1 text-sm shadow-overlay">
          {t('shell.update.text')}
          <button
            type="button"
            onClick={() => void takeUpdate()}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {t('shell.update.reload')}
          </button>
        </div>
      )}
    </div>
  )
}
