import type { IntakeForm } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { office } from '@tecnoclick/messages/office'
import { useEffect } from 'react'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { ShopDetails } from '../../selling/orders/order-ticket.tsx'
import { useShopDetails } from '../../selling/orders/receipt-paper.tsx'
import { AcceptedConditions, IntakeFacts, IntakeMarks, StoredSignature } from './intake-facts.tsx'
import type { StoredIntake } from './intake-store.ts'
import { usePhotoUrls } from './photo-fields.tsx'

const { intake: texts } = office
const { walkIn, receipt } = office.serviceOrders

interface ProvisionalSlipProps {
  stored: StoredIntake
  types: IntakeForm['types']
  brand: string
  onPrinted: () => void
}

/** What the customer takes home while the number is not known. Printed at once. */
export function ProvisionalSlip({ stored, types, brand, onPrinted }: ProvisionalSlipProps) {
  const { body, at, key, photos } = stored
  const { intake } = body
  const urls = usePhotoUrls(photos)
  const shop = useShopDetails()
  const type = types.find(({ id }) => id === intake?.deviceTypeId)
  useEffect(() => {
    const timer = setTimeout(() => {
      window.print()
      onPrinted()
    })
    return () => clearTimeout(timer)
  }, [onPrinted])
  const shown = intake && {
    deviceType: type?.name ?? '',
    outline: type?.outline ?? ('box' as const),
    serial: intake.serial ?? '',
    passcodeLeft: intake.passcodeLeft ?? null,
    checklist: (intake.checklist ?? []).map(({ question, answer, text }) => ({
      question,
      answer: answer ?? null,
      text: text ?? '',
    })),
    marks: (intake.marks ?? []).map((mark) => ({ ...mark, note: mark.note ?? '' })),
    estimate: intake.estimate ?? null,
    conditions: intake.conditions ?? null,
    signature: intake.signature ?? null,
  }
  return (
    <article className="hidden text-sm print:block">
      <header className="mb-5 flex items-start justify-between gap-6 border-b pb-3">
        <ShopDetails shop={shop} />
        <p className="text-end">
          <span className="block">{texts.slip.heading}</span>
          <strong className="block font-mono text-lg">{key.slice(0, 8).toUpperCase()}</strong>
        </p>
      </header>
      <Facts>
        <Fact name={receipt.received}>
          <DateTime date={at} />
        </Fact>
        <Fact name={walkIn.person}>{body.name}</Fact>
        <Fact name={walkIn.phone}>{body.phone}</Fact>
        <Fact name={walkIn.device}>{[brand, body.model].filter(Boolean).join(' ')}</Fact>
        <Fact name={walkIn.accessories}>{body.accessories}</Fact>
        <Fact name={walkIn.failure}>
          <span className="whitespace-pre-line">{body.failure}</span>
        </Fact>
        <Fact name={walkIn.deposit}>
          {body.deposit && `${body.deposit.currency} ${body.deposit.amount.toFixed(2)}`}
        </Fact>
        {shown && <IntakeFacts intake={shown} />}
      </Facts>
      {shown && (
        <IntakeMarks intake={shown} photo={intake?.markedPhoto ? urls[intake.markedPhoto - 1] : undefined} />
      )}
      <p className="mt-6 font-semibold">{texts.slip.text}</p>
      {shown && <AcceptedConditions intake={shown} />}
      <div className="mt-10 grid grid-cols-2 items-end gap-8">
        <div>
          {shown && <StoredSignature intake={shown} />}
          <p className="border-t pt-1">{receipt.customer}</p>
        </div>
        <p className="border-t pt-1">{receipt.staff}</p>
      </div>
    </article>
  )
}
