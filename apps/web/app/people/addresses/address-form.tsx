import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FieldValues, FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useDraftStorage } from '../../platform/form/use-form-draft.ts'
import { AddressFields } from './address-fields.tsx'
import type { Places } from './places.ts'
import type { AddressResult } from './save-address.ts'

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
  /** The form is part of another page. */
  inline?: {
    /** The name of the draft, which outlives a reload. */
    draft: string
    onSaved(id: number): void
    onClose(): void
  }
  children?: ReactNode
}

const loadRules = () => import('./address-rules.ts').then(({ addressRules }) => addressRules)
const loadDeliveryRules = () =>
  import('./address-rules.ts').then(({ deliveryAddressRules }) => deliveryAddressRules)

export function AddressForm(props: AddressFormProps) {
  const { action, places, posted, principal, inline } = props
  const t = useFullT()
  const confirm = useConfirm()
  const typed = { ...props.values, ...posted?.values }
  const { form, errors, refused, busy, result } = useCheckedForm<AddressResult>({
    action,
    load: inline ? loadDeliveryRules : loadRules,
    posted,
    beforeSend,
  })
  useDraftStorage(form.ref, inline?.draft)

  const showSaved = useEffectEvent((id: number) => inline?.onSaved(id))
  const savedId = busy ? undefined : result?.savedId
  useEffect(() => {
    // Not while busy: the page around the form has the new address only after it was loaded again.
    if (savedId !== undefined) showSaved(savedId)
  }, [savedId])

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
    <form {...form} className={inline ? 'grid gap-6' : 'grid gap-8'}>
      <FormFailure posted={refused} />
      {inline && <input type="hidden" name="inline" value="on" />}
      {props.children}
      <AddressFields places={places} typed={typed} errors={errors} inline={inline !== undefined} />
      {(principal === 'free' || !inline) && (
        <CheckboxField
          name="isPrincipal"
          label={t('addresses.isPrincipal')}
          hint={principal === 'already' ? t('addresses.principalKept') : undefined}
          {...(principal === 'free'
            ? { defaultChecked: typed.isPrincipal === 'on' }
            : { disabled: true, defaultChecked: true })}
        />
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button type="submit" busy={busy}>
          {t(inline ? 'addresses.saveInline' : 'addresses.save')}
        </Button>
        {inline ? (
          <Button variant="secondary" onClick={inline.onClose}>
            {t('ui.cancel')}
          </Button>
        ) : (
          <Button href={props.backTo ?? '/account/addresses'} variant="secondary">
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
