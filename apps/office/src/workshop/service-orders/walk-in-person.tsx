import type { Customer } from '@tecnoclick/contract/people/customers/schemas'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { findWalkInCustomers } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { walkInSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { readPhone } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { officeClient } from '../../platform/api/office-client.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { CustomerSearch, CustomerSearchField } from '../../selling/counter/buyer-fields.tsx'
import type { WalkInDraft } from './walk-in-draft.ts'

const { walkIn: texts } = office.serviceOrders
const field = fieldsOf(walkInSchema)

/** Who leaves the device, with an account or without. */
export function WalkInPerson() {
  const { register, setValue, getValues, watch, formState } = useFormContext<WalkInDraft>()
  const { errors } = formState
  const hasAccount = watch('customerId') !== ''

  /** What the workshop calls by is what the receipt says, so it can be changed. */
  function chooseCustomer({ id, name, email, phone }: Pick<Customer, 'id' | 'name' | 'email' | 'phone'>) {
    setValue('customerId', String(id), { shouldDirty: true })
    setValue('name', name || email, { shouldDirty: true })
    setValue('phone', phone ?? '', { shouldDirty: true })
  }

  return (
    <Section title={texts.person}>
      {hasAccount ? (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-2 text-sm">
          {texts.inAccount}
          <Button variant="quiet" size="sm" className="text-link" onClick={() => setValue('customerId', '')}>
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
                  chooseCustomer({ ...owner, phone: readPhone(search) ?? getValues('phone') })
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
  )
}

/** For who does not read accounts: by what the customer says, a whole e-mail or the end of their phone. */
async function readOwners(search: string, signal: AbortSignal) {
  const query = listQuery({ where: { search } })
  return (await officeClient.call(findWalkInCustomers, { query, signal })).data
}
