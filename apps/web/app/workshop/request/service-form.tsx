import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useT } from '@tecnoclick/ui/messages'
import { SelectField, type SelectOption } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { type AddressOption, HomeService } from './home-service.tsx'
import { PhotoPicker } from './photo-picker.tsx'

interface ServiceFormProps {
  service: { id: number; name: string }
  brands: readonly SelectOption[]
  addresses: readonly AddressOption[]
  requestKey: string
  posted: FormAnswer | undefined
}

const loadRules = async () => (await import('./service-rules.ts')).serviceRules

/** workshop.md#service-requests */
export function ServiceForm({ service, brands, addresses, requestKey, posted }: ServiceFormProps) {
  const t = useT()
  const confirm = useConfirm()
  const typed = posted?.values ?? {}
  // Data that is loaded again meanwhile brings another key; this form stays one request.
  const [ownKey] = useState(typed.requestKey ?? requestKey)
  const { form, errors, busy } = useCheckedForm({
    action: `/services/order/create/${service.id}`,
    load: loadRules,
    posted,
    ask: () => confirm({ title: t('services.order.confirmTitle'), text: t('services.order.confirmText') }),
  })
  return (
    <form {...form} encType="multipart/form-data" className="grid gap-6">
      <FormFailure posted={posted} />
      <input type="hidden" name="serviceId" value={service.id} />
      <input type="hidden" name="requestKey" value={ownKey} />
      <TextField label={t('services.order.service')} value={service.name} readOnly />
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
      <PhotoPicker error={errors.photos} />
      <HomeService addresses={addresses} typed={typed} error={errors.addressId} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t('services.order.submit')}
      </Button>
    </form>
  )
}
