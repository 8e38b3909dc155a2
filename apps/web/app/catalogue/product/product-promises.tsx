import { TextLink } from '@tecnoclick/ui/link'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import type { Promises } from './load-promises.ts'

/** When it arrives, its warranty and how long it can be returned (catalogue.md#product-page). */
export function ProductPromises({ delivery, warranty, returns }: Promises) {
  return (
    <ul className="grid gap-2.5 text-sm">
      {delivery && (
        <Row icon={<Truck />}>
          <TextLink href="/site/faq#entrega">{delivery.when}</TextLink>
          {delivery.cost && <span className="block text-ink-muted">{delivery.cost}</span>}
        </Row>
      )}
      {warranty && <Row icon={<ShieldCheck />}>{warranty}</Row>}
      {returns && <Row icon={<RotateCcw />}>{returns}</Row>}
    </ul>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="shrink-0 text-offer-text [&>svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  )
}
