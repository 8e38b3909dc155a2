import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { SwitchField } from '@tecnoclick/ui/switch-field'
import { useState } from 'react'
import type { FieldValues } from '../../platform/form/form-answer.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'

export interface AddressOption {
  value: string
  label: string
  isPrincipal: boolean
}

interface HomeServiceProps {
  addresses: readonly AddressOption[]
  typed: FieldValues
  error: string | undefined
}

/** Where a technician comes, an address is needed; without script it is asked for beside the switch. */
export function HomeService({ addresses, typed, error }: HomeServiceProps) {
  const t = useT()
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(typed.houseservice === 'on')
  const principal = addresses.find(({ isPrincipal }) => isPrincipal)
  return (
    <div className="grid gap-3">
      <SwitchField
        name="houseservice"
        label={t('services.order.homeService')}
        hint={t('services.order.homeServiceHint')}
        checked={wanted}
        onChange={(event) => setWanted(event.target.checked)}
      />
      {(wanted || !hydrated) && addresses.length > 0 && (
        <SelectField
          name="addressId"
          label={t('services.order.address')}
          placeholder={t('services.order.chooseAddress')}
          options={addresses}
          defaultValue={typed.addressId ?? principal?.value}
          error={error}
          required={wanted}
        />
      )}
      {wanted && addresses.length === 0 && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
          {t('services.order.noAddresses')}{' '}
          <TextLink href="/account/address/create">{t('services.order.addAddress')}</TextLink>
        </p>
      )}
    </div>
  )
}
