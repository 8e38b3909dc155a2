import type { PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import type { OpeningHours } from '@tecnoclick/domain/site/setting-values'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { SelectField } from '@tecnoclick/ui/select-field'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Store from 'lucide-react/icons/store'
import { Form, useNavigation, useSubmit } from 'react-router'
import { arrivalText } from '../platform/page/arrival-text.ts'
import { Fact } from '../platform/page/fact.tsx'
import { ListFailed } from '../platform/page/list-failed.tsx'
import type { Delivery, DeliveryFee, Place } from './load-delivery.ts'

/** 'Entrega' in the footer links here. */
export function DeliverySection({ delivery }: { delivery: Delivery }) {
  const t = useFullT()
  return (
    <section id="entrega" tabIndex={-1} aria-labelledby="entrega-titulo" className="outline-none">
      <SectionHeading id="entrega-titulo" title={t('site.delivery.title')} text={t('site.delivery.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div className="rounded-lg border bg-surface">
          <DeliveryForm delivery={delivery} />
          <DeliveryResult delivery={delivery} />
        </div>
        <PickUp address={delivery.address} hours={delivery.hours} points={delivery.pickupPoints} />
      </div>
    </section>
  )
}

/** Two selects in a plain GET form; with script each choice is submitted at once. */
function DeliveryForm({ delivery: { states, cities, state, city } }: { delivery: Delivery }) {
  const t = useFullT()
  const submit = useSubmit()
  const { formData: sent } = useNavigation()
  if (!states) return <ListFailed text={t('site.delivery.statesFailed')} className="m-5" />

  const choose = (choice: { state: string; city?: string }) =>
    submit(choice, { replace: true, preventScrollReset: true })

  // Shows the choice while it is being submitted.
  const chosen = (name: string, place: Place | undefined) => String(sent?.get(name) ?? place?.id ?? '')

  return (
    <Form preventScrollReset aria-busy={sent !== undefined} className="p-5 sm:p-8">
      <h3 className="mb-4 text-lg">{t('site.delivery.question')}</h3>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <SelectField
          name="state"
          label={t('site.delivery.state')}
          placeholder={t('site.delivery.chooseState')}
          options={states.map(toOption)}
          value={chosen('state', state)}
          onChange={(event) => choose({ state: event.target.value })}
        />
        <SelectField
          name="city"
          label={t('site.delivery.city')}
          placeholder={t(state ? 'site.delivery.chooseCity' : 'site.delivery.chooseStateFirst')}
          options={(cities ?? []).map(toOption)}
          value={chosen('city', city)}
          disabled={!state}
          onChange={(event) => choose({ state: chosen('state', state), city: event.target.value })}
        />
        <Button type="submit" variant="secondary">
          {t('site.delivery.check')}
        </Button>
      </div>
      {!cities && <ListFailed text={t('site.delivery.citiesFailed')} className="m-5" />}
    </Form>
  )
}

function toOption({ id, name }: Place) {
  return { value: String(id), label: name }
}

const answers = {
  yes: { text: 'site.delivery.reached', tone: 'text-success', Icon: CircleCheck },
  arranged: { text: 'site.delivery.arranged', tone: 'text-ink', Icon: MessageCircle },
  no: { text: 'site.delivery.notReached', tone: 'text-danger', Icon: CircleX },
} as const

function DeliveryResult({ delivery: { state, city, mode, fees, arrival } }: { delivery: Delivery }) {
  const t = useFullT()
  const locale = useLocale()
  const { text, tone, Icon } = answers[mode]
  return (
    <div className="border-t p-5 sm:p-8">
      {/* Always rendered, so that a screen reader announces the result. */}
      <p role="status" className={`font-semibold empty:hidden ${tone}`}>
        {state && city && (
          <span className="mb-4 flex items-center gap-2">
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span>
              {t(text, { city: city.name, state: state.name })} {arrival && arrivalText(arrival, locale, t)}
            </span>
          </span>
        )}
      </p>
      {fees.length > 0 && (
        <>
          <h3 className="text-ink-muted text-sm">{t('site.delivery.fee')}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
            {fees.map((fee) => (
              <Fee key={fee.currency} fee={fee} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Fee({ fee: { currency, fee, freeFrom, minimum } }: { fee: DeliveryFee }) {
  const t = useFullT()
  return (
    <li>
      <bdi dir="ltr" className="font-bold text-lg">
        {fee}
      </bdi>
      {!fee.includes(currency) && <span className="ms-1 text-ink-muted text-xs">{currency}</span>}
      {freeFrom !== undefined && (
        <span className="block text-ink-muted text-sm">
          {t('site.delivery.freeFrom', { amount: freeFrom })}
        </span>
      )}
      {minimum !== undefined && (
        <span className="block text-ink-muted text-sm">
          {t('site.delivery.minimum', { amount: minimum })}
        </span>
      )}
    </li>
  )
}

interface PickUpProps {
  address: string
  hours: OpeningHours[]
  points: readonly PickupPoint[]
}

function PickUp({ address, hours, points }: PickUpProps) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <Card padding="lg">
      <h3 className="text-lg">{t('site.delivery.pickUp')}</h3>
      <p className="mt-1 text-ink-muted">{t('site.delivery.pickUpText')}</p>
      <dl className="mt-5 grid gap-4">
        <Fact icon={<MapPin />} name={t('site.delivery.pickUpAddress')}>
          <bdi>{address}</bdi>
        </Fact>
        <Fact icon={<Clock />} name={t('site.delivery.pickUpHours')}>
          {openingHoursLines(hours, locale, t).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        {points.length > 0 && (
          <Fact icon={<Store />} name={t('site.delivery.points')}>
            {points.map((point) => (
              <span key={point.id} className="mb-2 block">
                <bdi className="block font-medium">{point.name}</bdi>
                <bdi className="block">{point.address}</bdi>
                {openingHoursLines(point.hours, locale, t).map((line) => (
                  <span key={line} className="block text-ink-muted text-sm">
                    {line}
                  </span>
                ))}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </Card>
  )
}
