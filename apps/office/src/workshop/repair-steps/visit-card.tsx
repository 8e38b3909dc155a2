import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'

const { visit: texts } = office.repairSteps

/** What the technician of a home visit needs on the way: who, by which phone, and where. */
export function VisitCard({
  order: { houseservice, address, recipient, customer },
}: {
  order: ServiceOrderDetail
}) {
  if (!houseservice) return null
  const name = recipient ? `${recipient.name} ${recipient.lastname}`.trim() : customer.name || customer.email
  const phone = recipient?.phone || customer.phone
  return (
    <Section title={texts.title}>
      <Facts>
        <Fact name={texts.person}>{name}</Fact>
        <Fact name={texts.phone}>{phone ? <ContactLinks email="" phone={phone} /> : texts.noPhone}</Fact>
        <Fact name={texts.address}>
          <span className="whitespace-pre-line">
            {[address, recipient?.country].filter(Boolean).join(', ')}
          </span>
        </Fact>
      </Facts>
    </Section>
  )
}
