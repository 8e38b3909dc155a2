import type { DeliveryReport } from '@tecnoclick/contract/delivery/couriers/schemas'
import { telephoneLink, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useId, useState } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { useStoreName } from '../../platform/layout/page-heading.tsx'
import { useMoney } from '../../platform/money.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import type { ReportQueue } from './report-queue.ts'
import type { CourierCash } from './stored-deliveries.ts'
import type { ShownDelivery } from './use-deliveries.ts'

const { page: texts, steps: stepNames, noStep } = office.deliveries

interface DeliveryCardProps {
  delivery: ShownDelivery
  cash: CourierCash | undefined
  queue: ReportQueue
  onSent: () => Promise<void>
}

/** One order at a glance, readable at arm's length. */
export function DeliveryCard({ delivery, cash, queue, onSent }: DeliveryCardProps) {
  const id = useId()
  const { noSellOrden, recipient, address, note, outcome, pending, step, endedDate } = delivery
  const isEnded = outcome !== null || pending === 'delivered' || pending === 'failed'
  return (
    <article aria-labelledby={id}>
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={id} className="font-semibold text-base">
            {noSellOrden}
          </h3>
          <span className="flex flex-wrap gap-1">
            {pending && <Badge tone="offer">{texts.pending}</Badge>}
            {outcome ? (
              <Badge tone={outcome === 'delivered' ? 'success' : 'danger'}>
                {texts.outcomes[outcome]} {endedDate && formatTime(new Date(endedDate), 'es')}
              </Badge>
            ) : (
              <Badge tone={step === 'onTheWay' ? 'new' : 'neutral'}>
                {isEnded && pending ? texts.reports[pending] : step ? stepNames[step] : noStep}
              </Badge>
            )}
          </span>
        </div>
        <div>
          <p className="font-bold text-lg leading-snug">{recipient.name}</p>
          <p className="wrap-anywhere">{address}</p>
        </div>
        {isEnded && delivery.collected && <Collected {...delivery.collected} />}
        {!isEnded && (
          <>
            <Contact delivery={delivery} />
            <Money delivery={delivery} />
            {note && (
              <p className="whitespace-pre-line rounded-md bg-sunken px-3 py-2 text-sm">
                <span className="font-semibold">{texts.note}:</span> {note}
              </p>
            )}
            <Contents delivery={delivery} />
            <Actions delivery={delivery} cash={cash} queue={queue} onSent={onSent} />
          </>
        )}
      </Card>
    </article>
  )
}

function Contact({ delivery: { recipient, address, noSellOrden } }: { delivery: ShownDelivery }) {
  const store = useStoreName()
  const text = fillText(texts.whatsappText, { store, number: noSellOrden })
  const { phone } = recipient
  return (
    <div className="grid grid-cols-3 gap-2">
      {phone && (
        <>
          <Button
            variant="secondary"
            href={telephoneLink(phone)}
            icon={<Phone aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />}
          >
            {texts.call}
          </Button>
          <Button
            variant="secondary"
            href={whatsappLink(phone, text)}
            target="_blank"
            rel="noreferrer"
            icon={<MessageCircle aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />}
          >
            {texts.whatsapp}
          </Button>
        </>
      )}
      <Button
        variant="secondary"
        href={`geo:0,0?q=${encodeURIComponent(address)}`}
        icon={<MapPin aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />}
      >
        {texts.map}
      </Button>
    </div>
  )
}

function Collected({ amount, currency }: { amount: number; currency: string }) {
  const money = useMoney()
  return <p className="font-semibold">{fillText(texts.collected, { amount: money(amount, currency) })}</p>
}

function Money({ delivery: { due, currency, paysInCash } }: { delivery: ShownDelivery }) {
  const money = useMoney()
  return due > 0 ? (
    <p className="rounded-md bg-offer-soft px-3 py-2 font-bold text-lg">
      {fillText(paysInCash ? texts.dueInCash : texts.due, { due: money(due, currency) })}
    </p>
  ) : (
    <p className="font-semibold text-success">{texts.paid}</p>
  )
}

function Contents({ delivery: { items } }: { delivery: ShownDelivery }) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-link">{texts.contents}</summary>
      <ul className="grid gap-1 pb-2">
        {items.map(({ name, options, quantity }) => (
          <li key={`${name} ${options}`}>
            <strong>{quantity} ×</strong> {name}
            {options && <span className="block text-ink-muted">{options}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Actions({ delivery, cash, queue, onSent }: DeliveryCardProps) {
  const toast = useToast()
  const [open, setOpen] = useState<'deliver' | 'fail'>()
  const [busy, setBusy] = useState(false)
  const { noSellOrden: number, step, locked, due, currency, paysInCash } = delivery
  const { currencies = [], rate } = cash ?? {}

  /** Resolves to why it was refused. */
  async function report(given: DeliveryReport): Promise<Refusal | undefined> {
    const outcome = await queue.add(delivery, given)
    if (typeof outcome !== 'string') return { message: outcome.refused }
    await onSent()
    if (outcome === 'sent') toast.success(texts.sent)
    else toast.info(texts.pending)
    return undefined
  }

  async function start() {
    setBusy(true)
    const refused = await report({ report: 'started' })
    setBusy(false)
    if (!refused) return
    toast.error(refused.message)
    await onSent()
  }

  /** Refreshes only now: a card that goes would take the reason of a refusal with it. */
  function close() {
    setOpen(undefined)
    void onSent()
  }

  if (step !== 'onTheWay')
    return (
      <Button block busy={busy} disabled={step === null} onClick={start}>
        {texts.start}
      </Button>
    )
  return (
    <>
      {locked && <Notice kind="warning">{texts.locked}</Notice>}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => setOpen('fail')}>
          {texts.fail}
        </Button>
        <Button disabled={locked} onClick={() => setOpen('deliver')}>
          {texts.deliver}
        </Button>
      </div>
      <DeliverDialog
        number={number}
        open={open === 'deliver'}
        onClose={close}
        hint={navigator.onLine ? undefined : texts.checkedLater}
        owed={due > 0 ? { due, currency, paysInCash, currencies, rate: rate ?? undefined } : undefined}
        // What the phone stored before an update has none.
        packed={delivery.items.flatMap(({ serials = [] }) => serials)}
        onSave={(proof, collected) =>
          report({ report: 'delivered', ...proof, ...(collected && { collected }) })
        }
      />
      <ReasonDialog
        title={fillText(texts.failTitle, { number })}
        label={texts.failReason}
        hint={texts.failHint}
        saveLabel={texts.fail}
        open={open === 'fail'}
        onClose={close}
        onSave={(reason) => report({ report: 'failed', reason })}
      />
    </>
  )
}
