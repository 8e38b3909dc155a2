import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { DeliveryAnswer } from './delivery-answer.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import type { Delivery } from './load-delivery.ts'
import { PickUp } from './pick-up.tsx'

/** The footer's 'Entrega' leads here. */
export function DeliverySection({ delivery }: { delivery: Delivery }) {
  const t = useT()
  return (
    <section id="entrega" tabIndex={-1} aria-labelledby="entrega-titulo" className="outline-none">
      <SectionHeading id="entrega-titulo" title={t('site.delivery.title')} text={t('site.delivery.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div className="rounded-lg border bg-surface">
          <DeliveryForm delivery={delivery} />
          <DeliveryAnswer delivery={delivery} />
        </div>
        <PickUp address={delivery.address} hours={delivery.hours} />
      </div>
    </section>
  )
}
