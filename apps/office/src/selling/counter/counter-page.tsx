import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { useState } from 'react'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { CounterForm } from './counter-form.tsx'
import { SaleDone } from './sale-done.tsx'

const { counter } = office

/** One sale after another; each form is new, with a key of its own. */
export function CounterPage() {
  const [sold, setSold] = useState<Order>()
  const [turn, setTurn] = useState(0)
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={counter.title} text={counter.text} />
      </div>
      {sold ? (
        <SaleDone
          order={sold}
          onAnother={() => {
            setSold(undefined)
            setTurn(turn + 1)
          }}
        />
      ) : (
        <CounterForm key={turn} onSold={setSold} />
      )}
    </>
  )
}
