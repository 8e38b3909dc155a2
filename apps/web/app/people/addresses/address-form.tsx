import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FieldValues, FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { AddressFields } from './address-fields.tsx'
import type { Places } from './places.ts'

interface AddressFormProps {
  action: string
  places: Places
  /** The initial values of the fields. */
  values: FieldValues
  posted: FormResult | undefined
  /** `free`: the customer may choose; the first address and the principal one have no choice. */
  principal: 'free' | 'first' | 'already'
  onSend?: () => void
  /** The customer does not want to replace the principal address after all. */
  onCancel?: () => void
  /** Where the second button leads. */
  backTo?: string
  children?: ReactNode
}

const loadRules = () => import('./address-rules.ts').then(({ addressRules }) => addressRules)

export function AddressForm(props: AddressFormProps) {
  const { action, places, posted, principal } = props
  const t = useFullT()
  const confirm = useConfirm()
  const typed = { ...props.values, ...posted?.values }
  const { form, errors, busy } = useCheckedForm({ action, load: loadRules, posted, beforeSend })

  async function beforeSend(sent: FormData): Promise<boolean> {
    if (sent.has('isPrincipal')) {
      const agreed = await confirm({ title: t('addresses.replaceTitle'), text: t('addresses.replaceText') })
      if (!agreed) {
        props.onCancel?.()
        return false
      }
    }
    props.onSend?.()
    return true
  }

  return (
    <form {...form} className="grid gap-8">
      <FormFailure posted={posted} />
      {props.children}
      <AddressFields places={places} typed={typed} errors={errors} />
      <CheckboxField
        name="isPrincipal"
        label={t('addresses.isPrincipal')}
        hint={principal === 'already' ? t('addresses.principalKept') : undefined}
        {...(principal === 'free'
          ? { defaultChecked: typed.isPrincipal === 'on' }
          : { disabled: true, checked: true, readOnly: true })}
      />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button type="submit" busy={busy}>
          {t('addresses.save')}
        </Button>
        <Button href={props.backTo ?? '/account/addresses'} variant="secondary">
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
