import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { SelectField, type SelectOption } from '@tecnoclick/ui/select-field'
import { SwitchField } from '@tecnoclick/ui/switch-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { newAddressPath } from '../../people/addresses/address-return.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FieldValues, FormResult } from '../../platform/form/form-result.ts'
import { PhotoPicker } from '../../platform/form/photo-picker.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useFormDraft } from '../../platform/form/use-form-draft.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'

interface ServiceFormProps {
  service: { id: number; name: string; lang: string }
  brands: readonly SelectOption[]
  addresses: readonly AddressOption[]
  requestKey: string
  /** Just added for this request. */
  newAddressId: number | undefined
  posted: FormResult | undefined
}

/** A new address is where the visit goes, whatever was chosen before. */
const addressFields = ['houseservice', 'addressId']

const loadRules = async () => (await import('./service-rules.ts')).serviceRules

/** workshop.md#service-requests */
export function ServiceForm(props: ServiceFormProps) {
  const { service, brands, addresses, requestKey, newAddressId, posted } = props
  const t = useFullT()
  const confirm = useConfirm()
  const page = `/services/order/create/${service.id}`
  const fromNewAddress = { houseservice: 'on', addressId: String(newAddressId) }
  const typed: FieldValues = posted?.values ?? (newAddressId === undefined ? {} : fromNewAddress)
  const key = useRequestKey('service', page, typed.requestKey ?? requestKey)
  const { form, errors, refused, busy } = useCheckedForm({
    action: page,
    load: loadRules,
    posted,
    async beforeSend() {
      const question = { title: t('services.order.confirmTitle'), text: t('services.order.confirmText') }
      return confirm(question)
    },
  })
  useFormDraft(form.ref, page, newAddressId === undefined ? undefined : addressFields)
  return (
    <form {...form} encType="multipart/form-data" className="grid gap-6">
      <FormFailure posted={refused} />
      <input type="hidden" name="serviceId" value={service.id} />
      <input type="hidden" name="requestKey" value={key} />
      {/* Not a field: on a phone it would cut a long name. */}
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">{t('services.order.service')}</p>
        <p lang={service.lang}>{service.name}</p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          name="brandId"
          label={t('services.order.brand')}
          placeholder={t('ui.choose')}
          options={brands}
          defaultValue={typed.brandId}
          error={errors.brandId}
          required
        />
        <TextField
          name="model"
          label={t('services.order.model')}
          hint={t('services.order.modelHint')}
          defaultValue={typed.model}
          error={errors.model}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <TextArea
        name="failure"
        label={t('services.order.failure')}
        hint={t('services.order.failureHint')}
        defaultValue={typed.failure}
        error={errors.failure}
        rows={5}
        required
      />
      <PhotoPicker page={page} error={errors.photos} />
      <HomeService page={page} addresses={addresses} typed={typed} error={errors.addressId} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t('services.order.submit')}
      </Button>
    </form>
  )
}

interface AddressOption {
  value: string
  label: string
  isPrincipal: boolean
}

interface HomeServiceProps {
  page: string
  addresses: readonly AddressOption[]
  typed: FieldValues
  error: string | undefined
}

/** Home service needs an address; without script the select is always shown. */
function HomeService({ page, addresses, typed, error }: HomeServiceProps) {
  const t = useFullT()
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
          <TextLink href={newAddressPath(page)}>{t('services.order.addAddress')}</TextLink>
        </p>
      )}
    </div>
  )
}
