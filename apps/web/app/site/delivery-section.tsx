import type { OpeningHours } from '@tecnoclick/domain/site/setting-values'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { SelectField } from '@tecnoclick/ui/select-field'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Fact } from '../shell/fact.tsx'
import { ListFailed } from '../shell/list-failed.tsx'
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
        <PickUp address={delivery.address} hours={delivery.hours} />
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

function DeliveryResult({ delivery: { state, city, fees } }: { delivery: Delivery }) {
  const t = useFullT()
  return (
    <div className="border-t p-5 sm:p-8">
      {/* Always rendered, so that a screen reader announces the result. */}
      <p role="status" className="font-semibold text-success empty:hidden">
        {state && city && (
          <span className="mb-4 flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {t('site.delivery.reached', { city: city.name, state: state.name })}
          </span>
        )}
      </p>
      <h3 className="text-ink-muted text-sm">{t('site.delivery.fee')}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
        {fees.map((fee) => (
          <Fee key={fee.currency} fee={fee} />
        ))}
      </ul>
    </div>
  )
}

function Fee({ fee: { currency, fee, freeFrom } }: { fee: DeliveryFee }) {
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
    </li>
  )
}

function PickUp({ address, hours }: { address: string; hours: OpeningHours[] }) {
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
      </dl>
    </Card>
  )
}
