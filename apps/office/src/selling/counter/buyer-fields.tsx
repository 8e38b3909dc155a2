import { keepPreviousData } from '@tanstack/react-query'
import { listCustomers } from '@tecnoclick/contract/people/customers/endpoints'
import type { Customer } from '@tecnoclick/contract/people/customers/schemas'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { counterSaleSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useDeferredValue, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { emptyForm, type FormValues, inputModeOf } from '../../platform/form/own-fields.ts'
import { Permitted } from '../../platform/permissions.tsx'

const { counter } = office
const field = fieldsOf(counterSaleSchema)

export interface BuyerDraft extends FormValues<typeof orderFields> {
  customer: Customer | null
  buyerName: string
  buyerPhone: string
  buyerEmail: string
}

export const emptyBuyer: BuyerDraft = {
  customer: null,
  buyerName: '',
  buyerPhone: '',
  buyerEmail: '',
  ...emptyForm(orderFields),
}

/** Everything is optional. Somebody with an account is found by name or phone and has the order in it. */
export function BuyerFields() {
  const { register, watch, setValue, formState } = useFormContext<BuyerDraft>()
  const { errors } = formState
  const customer = watch('customer')
  return (
    <div className="grid gap-4">
      {customer ? (
        <div className="flex items-center justify-between gap-3 rounded-md border p-3 text-sm">
          <span className="min-w-0">
            <strong className="block">{customer.name || customer.email}</strong>
            <span className="block break-words text-ink-muted">
              {[customer.phone, customer.email].filter(Boolean).join(' · ')}
            </span>
          </span>
          <IconButton label={counter.otherBuyer} size="sm" onClick={() => setValue('customer', null)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      ) : (
        <>
          <Permitted permission="customers:read">
            <CustomerSearch onChoose={(chosen) => setValue('customer', chosen, { shouldDirty: true })} />
          </Permitted>
          <TextField
            {...register('buyerName')}
            autoComplete="off"
            label={counter.name}
            maxLength={field('buyerName').maxLength}
            error={errors.buyerName?.message}
          />
          <TextField
            {...register('buyerPhone')}
            autoComplete="off"
            type="tel"
            label={counter.phone}
            maxLength={field('buyerPhone').maxLength}
            error={errors.buyerPhone?.message}
          />
          <TextField
            {...register('buyerEmail')}
            autoComplete="off"
            type="email"
            label={counter.email}
            hint={counter.emailHint}
            error={errors.buyerEmail?.message}
          />
        </>
      )}
      {keysOf(orderFields).map((key) => {
        const props = { ...register(key), label: counter.fields[key], maxLength: field(key).maxLength }
        return orderFields[key].kind === 'prose' ? (
          <TextArea key={key} {...props} rows={2} />
        ) : (
          <TextField key={key} {...props} inputMode={inputModeOf(orderFields[key])} />
        )
      })}
    </div>
  )
}

/** Shorter texts find everybody. */
const shortestSearch = 3

type Shown = Pick<Customer, 'id' | 'name' | 'email'> & Partial<Pick<Customer, 'phone'>>

interface CustomerSearchProps<Found extends Shown> {
  /** Named for the cache. */
  name: string
  hint: string
  read: (search: string, signal: AbortSignal) => Promise<readonly Found[]>
  onChoose: (customer: Found, search: string) => void
}

/** By name, phone or address. */
export function CustomerSearch({ onChoose }: { onChoose: (customer: Customer) => void }) {
  const read = async (search: string, signal: AbortSignal) => {
    const query = listQuery({ where: { search, enabled: true }, limit: 5 })
    const { data } = await officeClient.call(listCustomers, { query, signal })
    return data.filter(({ role }) => role !== 'admin')
  }
  return (
    <CustomerSearchField
      name="counter-customers"
      hint={counter.findBuyerHint}
      read={read}
      onChoose={onChoose}
    />
  )
}

export function CustomerSearchField<Found extends Shown>({
  name: queryName,
  hint,
  read,
  onChoose,
}: CustomerSearchProps<Found>) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { data } = useApiQuery({
    queryKey: [queryName, search],
    read: ({ signal }) => read(search, signal),
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
  })
  const found = search.length >= shortestSearch ? data : undefined
  return (
    <div>
      <TextField
        type="search"
        label={counter.findBuyer}
        hint={hint}
        autoComplete="off"
        leading={<Search className="size-4" />}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-ink-muted text-sm">
        {found?.length === 0 && counter.noBuyer}
      </p>
      {found && found.length > 0 && (
        <ul
          aria-label={counter.foundBuyers}
          className="mt-2 divide-y overflow-hidden rounded-md border bg-raised"
        >
          {found.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                aria-label={fillText(counter.chooseBuyer, { name: customer.name || customer.email })}
                onClick={() => onChoose(customer, search)}
                className="block min-h-12 w-full px-3 py-1.5 text-start text-sm -outline-offset-2 hover:bg-sunken"
              >
                <span className="block font-semibold">{customer.name || customer.email}</span>
                <span className="block break-words text-ink-muted text-xs">
                  {[customer.phone, customer.email].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
