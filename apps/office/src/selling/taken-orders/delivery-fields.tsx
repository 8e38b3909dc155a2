import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { cities, states } from '@tecnoclick/contract/site/geography/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { DeliveryQuote } from '@tecnoclick/domain/delivery/zones'
import { toWire } from '@tecnoclick/domain/platform/money'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { placeOption } from '../../platform/form/place-option.ts'
import { useMoney } from '../../platform/money.tsx'
import { type DeliveryDraft, isTyped } from './delivery-draft.ts'

const { takenOrders: texts } = office

/** Zones, points, places and fees, as every visitor may read them. */
export function useDeliveryTerms() {
  const { data } = useApiQuery({
    queryKey: ['delivery-terms'],
    read: async () => {
      const everything = { query: listQuery({ limit: 1000 }) }
      const [delivery, terms, stateRows, cityRows] = await Promise.all([
        officeClient.call(getDelivery),
        officeClient.call(getPublicSettings),
        officeClient.call(states.list, everything),
        officeClient.call(cities.list, everything),
      ])
      return { delivery, terms, states: stateRows.data, cities: cityRows.data }
    },
  })
  return data
}

/** The addresses of the chosen account, the principal one first. */
export function useAddresses(userId: number | undefined): readonly Address[] {
  const { data } = useApiQuery({
    queryKey: ['customer-addresses', userId],
    read: ({ signal }) =>
      officeClient.call(listAddresses, {
        params: { userId: userId ?? 0 },
        query: listQuery({ where: { enable: true } }),
        signal,
      }),
    enabled: userId !== undefined,
  })
  const found = userId === undefined ? [] : (data?.data ?? [])
  return found.toSorted((a, b) => Number(b.isPrincipal) - Number(a.isPrincipal))
}

interface DeliveryFieldsProps {
  addresses: readonly Address[]
  terms: ReturnType<typeof useDeliveryTerms>
  quote: DeliveryQuote | undefined
  currency: string
  /** Of an order that is changed: where it goes unless another place is chosen. Its recipient stays. */
  kept?: string
}

/** Where the order goes and who receives it. */
export function DeliveryFields({ addresses, terms, quote, currency, kept }: DeliveryFieldsProps) {
  const { register, watch, setValue } = useFormContext<DeliveryDraft>()
  const draft = watch()
  const principal = addresses[0]?.id
  useEffect(() => {
    setValue('addressId', principal === undefined ? '' : String(principal))
  }, [principal, setValue])
  const points = terms?.delivery.pickupPoints ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...register('way')}
        label={texts.way}
        options={[
          ...(kept === undefined
            ? []
            : [{ value: 'keep', label: fillText(texts.edit.keep, { place: kept }) }]),
          { value: 'shop', label: texts.shop },
          { value: 'home', label: texts.home },
          ...points.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        className="sm:col-span-2"
      />
      {draft.way === 'home' && addresses.length > 0 && (
        <SelectField
          {...register('addressId')}
          label={texts.address}
          options={[
            ...addresses.map(({ id, street, apartament, city, state }) => ({
              value: String(id),
              label: addressText({ street, apartament, city: city.name, state: state.name }),
            })),
            { value: '', label: texts.otherAddress },
          ]}
          className="sm:col-span-2"
        />
      )}
      {isTyped(draft, addresses) && <TypedAddress terms={terms} />}
      <p role="status" className="text-sm empty:hidden sm:col-span-2">
        {quote && <QuoteText quote={quote} currency={currency} />}
      </p>
      {kept === undefined && <RecipientFields />}
    </div>
  )
}

function RecipientFields() {
  const { register, formState } = useFormContext<DeliveryDraft>()
  const { errors } = formState
  return (
    <>
      <TextField
        {...register('recipientName')}
        label={texts.recipientName}
        autoComplete="off"
        maxLength={200}
        error={errors.recipientName?.message}
      />
      <TextField
        {...register('recipientPhone')}
        type="tel"
        label={texts.recipientPhone}
        autoComplete="off"
        maxLength={30}
        error={errors.recipientPhone?.message}
      />
    </>
  )
}

function TypedAddress({ terms }: Pick<DeliveryFieldsProps, 'terms'>) {
  const { register, watch, setValue, formState } = useFormContext<DeliveryDraft>()
  const { errors } = formState
  const stateId = watch('stateId')
  const within = (terms?.cities ?? []).filter((city) => String(city.stateId) === stateId)
  return (
    <>
      <TextField
        {...register('street')}
        label={texts.street}
        autoComplete="off"
        required
        maxLength={200}
        error={errors.street?.message}
      />
      <TextField
        {...register('apartament')}
        label={texts.apartment}
        autoComplete="off"
        maxLength={60}
        error={errors.apartament?.message}
      />
      <SelectField
        {...register('stateId', { onChange: () => setValue('cityId', '') })}
        label={texts.state}
        placeholder={texts.chooseState}
        required
        options={(terms?.states ?? []).map(placeOption)}
      />
      <SelectField
        {...register('cityId')}
        label={texts.city}
        placeholder={texts.chooseCity}
        required
        options={within.map(placeOption)}
        error={errors.cityId?.message}
      />
    </>
  )
}

function QuoteText({ quote, currency }: { quote: DeliveryQuote; currency: string }) {
  const money = useMoney()
  if (quote.kind === 'arranged') return texts.arranged
  if (quote.kind === 'notDelivered') return <span className="text-danger">{texts.notDelivered}</span>
  if (quote.kind === 'belowMinimum')
    return (
      <span className="text-danger">
        {fillText(texts.minimum, { minimum: money(toWire(quote.minimum), currency) })}
      </span>
    )
  return quote.fee === 0 ? texts.free : fillText(texts.fee, { fee: money(toWire(quote.fee), currency) })
}
