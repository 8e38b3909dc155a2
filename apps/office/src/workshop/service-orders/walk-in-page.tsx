import { listBrands } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Customer } from '@tecnoclick/contract/people/customers/schemas'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { findWalkInCustomers, receiveWalkIn } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { walkInSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { listServicesWithType } from '@tecnoclick/contract/workshop/services/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { readPhone } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { type KeyedAction, useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { CustomerSearch, CustomerSearchField } from '../../selling/counter/buyer-fields.tsx'
import { usePaymentMethods } from '../../selling/payments/use-payment-methods.ts'
import { emptyWalkIn, otherBrand, toWalkIn, type WalkInDraft, walkInFieldOf } from './walk-in-draft.ts'
import { warrantyOptions } from './warranty-card.tsx'

const { walkIn: texts, warranty, back } = office.serviceOrders
const field = fieldsOf(walkInSchema)

/** A device is taken in at the counter; its receipt is printed next. */
export function WalkInPage() {
  const action = useKeyedAction('walk-in')
  return (
    <>
      <BackLink href="/admin/service-orders">{back}</BackLink>
      <PageHeading title={texts.title} text={texts.text} />
      {action.notice && <div className="mb-4">{action.notice}</div>}
      {!action.isMade && <WalkInForm action={action} />}
    </>
  )
}

function WalkInForm({ action: { run, busy } }: { action: KeyedAction }) {
  const form = useForm<WalkInDraft>({ defaultValues: emptyWalkIn })
  const { register, setError, setValue, watch, formState } = form
  const { errors } = formState
  const { services, brands } = useChoices()
  const currencies = useCurrencies()
  const { options: methods } = usePaymentMethods()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal>()

  const isOtherBrand = watch('brandId') === otherBrand
  const hasAccount = watch('customerId') !== ''

  /** What the workshop calls by is what the receipt says, so it can be changed. */
  function chooseCustomer({ id, name, email, phone }: Pick<Customer, 'id' | 'name' | 'email' | 'phone'>) {
    setValue('customerId', String(id), { shouldDirty: true })
    setValue('name', name || email, { shouldDirty: true })
    setValue('phone', phone ?? '', { shouldDirty: true })
  }

  const receive = form.handleSubmit(async (draft) => {
    setRefusal(undefined)
    const body = toWalkIn(draft)
    const received = await run((headers) => officeClient.call(receiveWalkIn, { body, headers }), {
      done: ({ orderNum }) => fillText(texts.done, { number: orderNum }),
      refused(error) {
        const refused: Record<string, unknown> = error.body?.errors ?? {}
        const known = Object.entries(refused).flatMap(([name, message]) => {
          const source = walkInFieldOf(name)
          return source ? [{ source, message: String(message) }] : []
        })
        for (const { source, message } of known)
          setError(
            isOtherBrand && source === 'brandId' ? 'brandName' : source,
            { message },
            { shouldFocus: true },
          )
        if (known.length === 0) setRefusal(refusalOf(error))
      },
    })
    if (!received) return
    form.reset(draft)
    // After the reset has reached the guard, which would ask otherwise.
    setTimeout(() => navigate(`/admin/service-orders/${received.id}/receipt`, { state: { print: true } }))
  })

  return (
    <FormProvider {...form}>
      <form onSubmit={receive} noValidate className="grid max-w-3xl gap-4">
        <Section title={texts.person}>
          {hasAccount ? (
            <p className="mb-4 flex flex-wrap items-center justify-between gap-2 text-sm">
              {texts.inAccount}
              <Button
                variant="quiet"
                size="sm"
                className="text-link"
                onClick={() => setValue('customerId', '')}
              >
                {texts.noAccountAction}
              </Button>
            </p>
          ) : (
            <div className="mb-4">
              <Permitted
                permission="customers:read"
                otherwise={
                  <CustomerSearchField
                    name="walk-in-customers"
                    hint={texts.findHint}
                    read={readOwners}
                    onChoose={(owner, search) =>
                      chooseCustomer({ ...owner, phone: readPhone(search) ?? form.getValues('phone') })
                    }
                  />
                }
              >
                <CustomerSearch onChoose={chooseCustomer} />
              </Permitted>
            </div>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...register('name')}
              label={texts.name}
              autoComplete="off"
              required
              maxLength={field('name').maxLength}
              error={errors.name?.message}
            />
            <TextField
              {...register('phone')}
              type="tel"
              label={texts.phone}
              hint={hasAccount ? undefined : texts.phoneHint}
              autoComplete="off"
              required
              maxLength={field('phone').maxLength}
              error={errors.phone?.message}
            />
            {!hasAccount && (
              <TextField
                {...register('email')}
                type="email"
                label={texts.email}
                hint={texts.emailHint}
                autoComplete="off"
                error={errors.email?.message}
              />
            )}
          </div>
        </Section>
        <Section title={texts.device}>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              {...register('serviceId')}
              label={texts.service}
              placeholder={texts.chooseService}
              options={services}
              required
              error={errors.serviceId?.message}
            />
            <SelectField
              {...register('brandId')}
              label={texts.brand}
              placeholder={texts.chooseBrand}
              options={[...brands, { value: otherBrand, label: texts.otherBrand }]}
              required
              error={errors.brandId?.message}
            />
            {isOtherBrand && (
              <TextField
                {...register('brandName')}
                label={texts.brandName}
                autoComplete="off"
                required
                maxLength={field('brandName').maxLength}
                error={errors.brandName?.message}
              />
            )}
            <TextField
              {...register('model')}
              label={texts.model}
              autoComplete="off"
              maxLength={field('model').maxLength}
              error={errors.model?.message}
            />
            <TextField
              {...register('accessories')}
              label={texts.accessories}
              hint={texts.accessoriesHint}
              autoComplete="off"
              maxLength={field('accessories').maxLength}
              error={errors.accessories?.message}
            />
            <TextArea
              {...register('failure')}
              label={texts.failure}
              required
              maxLength={field('failure').maxLength}
              error={errors.failure?.message}
              className="sm:col-span-2"
            />
          </div>
        </Section>
        <Section title={texts.money}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...register('deposit')}
              label={texts.deposit}
              hint={texts.depositHint}
              inputMode="decimal"
              autoComplete="off"
              error={errors.deposit?.message}
            />
            {/* The options arrive late; a select that exists before them would show the first. */}
            <SelectField
              key={currencies.length}
              {...register('currency')}
              label={texts.currency}
              options={currencies.map(({ code }) => ({ value: code, label: code }))}
              error={errors.currency?.message}
            />
            <SelectField
              key={`methods-${methods.length}`}
              {...register('depositMethod')}
              label={office.repairMoney.depositMethod}
              options={methods}
              error={errors.depositMethod?.message}
            />
            <SelectField {...register('warrantyMonths')} label={warranty.title} options={warrantyOptions} />
          </div>
        </Section>
        <SaveError refusal={refusal} />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {texts.save}
        </Button>
        <FormUnsavedGuard />
      </form>
    </FormProvider>
  )
}

/** For who does not read accounts: by what the customer says, a whole e-mail or the end of their phone. */
async function readOwners(search: string, signal: AbortSignal) {
  const query = listQuery({ where: { search } })
  return (await officeClient.call(findWalkInCustomers, { query, signal })).data
}

/** As visitors see them: what is offered today. */
function useChoices() {
  const services = useApiQuery({
    queryKey: ['offered-services'],
    read: ({ signal }) => officeClient.call(listServicesWithType, { signal }),
    staleTime: minutes(5),
  })
  const brands = useApiQuery({
    queryKey: ['offered-brands'],
    read: ({ signal }) => officeClient.call(listBrands, { signal }),
    staleTime: minutes(5),
  })
  const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
  return {
    services: services.data?.data.map(toOption) ?? [],
    brands: brands.data?.data.map(toOption) ?? [],
  }
}
