import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useState } from 'react'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { OrderSheet } from '../orders/order-sheet.tsx'
import { TicketButton } from '../orders/ticket-button.tsx'
import { VoidButton } from '../orders/void-button.tsx'
import { CounterForm, type Sold } from './counter-form.tsx'
import { ProductSearch } from './product-search.tsx'
import type { FirstProduct } from './use-sale-lines.ts'

const { counter } = office

/** One sale after another, each with a new form. */
export function CounterPage() {
  const [sold, setSold] = useState<Sold>()
  const [sale, setSale] = useState<{ count: number; first?: FirstProduct }>({ count: 0 })
  const action = useKeyedAction('sellorders/counter')
  // On a phone the keyboard would cover the page before anything was asked for.
  const hasKeyboard = window.matchMedia('(pointer: fine)').matches
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={counter.title} text={counter.text} />
      </div>
      {action.notice && <div className="mb-4 print:hidden">{action.notice}</div>}
      {sold ? (
        <SaleDone
          sold={sold}
          onVoided={(order) => setSold({ ...sold, order })}
          hasKeyboard={hasKeyboard}
          onAnother={(first) => {
            setSold(undefined)
            setSale({ count: sale.count + 1, ...(first && { first }) })
          }}
        />
      ) : (
        !action.isMade && (
          <CounterForm
            key={sale.count}
            first={sale.first}
            autoFocus={hasKeyboard || sale.count > 0}
            action={action}
            onSold={setSold}
          />
        )
      )}
    </>
  )
}

interface SaleDoneProps {
  sold: Sold
  onVoided: (order: Sold['order']) => void
  /** A scanner is at hand: the field for the next sale has the focus. */
  hasKeyboard: boolean
  onAnother: (first?: FirstProduct) => void
}

function SaleDone({ sold: { order, change, method }, onVoided, hasKeyboard, onAnother }: SaleDoneProps) {
  const money = useMoney()
  const isVoided = order.status === 'CANCELADA'
  const facts = [money(order.total, order.currency), method, order.customer.name]
  const text = [facts.filter(Boolean).join(' · '), change ? fillText(counter.giveChange, { change }) : '']
  return (
    <>
      {/* The next customer's goods are scanned while the receipt is printed. */}
      <div className="print:hidden">
        <ProductSearch
          label={counter.findNext}
          terms={{ currency: order.currency, priceTier: 'retail' }}
          autoFocus={hasKeyboard}
          onChoose={(id) => onAnother({ id })}
          onScan={(code, shown) => onAnother({ code, shown })}
        />
      </div>
      <EmptyState
        className="print:hidden"
        drawing={<CircleCheckBig className="size-12 text-success" strokeWidth={1.25} />}
        title={fillText(isVoided ? counter.voided : counter.done, { number: order.noSellOrden })}
        text={isVoided ? counter.voidedText : text.filter(Boolean).join('. ')}
        action={
          <>
            <Button onClick={() => onAnother()} autoFocus={!hasKeyboard}>
              {counter.another}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              {counter.print}
            </Button>
            <TicketButton orderId={order.id} opensDrawer />
            <Button variant="secondary" href={`/admin/orders/${order.id}`}>
              {counter.see}
            </Button>
            {!isVoided && (
              <Permitted permission="returns:write">
                <Button variant="secondary" href={`/admin/orders/${order.id}/return`}>
                  {office.returns.register.action}
                </Button>
              </Permitted>
            )}
            <VoidButton order={order} size="md" onVoided={onVoided} />
          </>
        }
      />
      <OrderSheet order={order} />
    </>
  )
}
