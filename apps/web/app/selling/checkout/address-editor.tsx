import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { AddressForm } from '../../people/addresses/address-form.tsx'
import { valuesOf } from '../../people/addresses/address-values.ts'
import type { Places } from '../../people/addresses/places.ts'
import type { FieldValues } from '../../platform/form/form-result.ts'
import { draftValues, forgetDraft } from '../../platform/form/use-form-draft.ts'
import { checkoutPage } from './checkout-form.ts'

export interface NewAddress {
  places: Places
  /** What the account knows. */
  values: FieldValues
}

interface AddressEditorProps extends NewAddress {
  /** Undefined: a new one. */
  address: Address | undefined
  isFirst: boolean
  /** The customer pressed a button for it, so it gets the focus. */
  wasAskedFor: boolean
  onSaved(id: number): void
  onClose(): void
}

/** The form of an address inside the checkout. What was typed outlives a reload until it is saved or cancelled. */
export function AddressEditor(props: AddressEditorProps) {
  const { address, isFirst, wasAskedFor, places, values } = props
  const t = useFullT()
  const toast = useToast()
  const draft = `${checkoutPage}#${address?.id ?? 'new'}`
  const [initial] = useState(() => ({
    ...values,
    ...(address && valuesOf(address)),
    // An address from before may have none.
    phone: address?.phone ?? values.phone ?? '',
    ...draftValues(draft),
  }))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasAskedFor) title.current?.focus()
  }, [wasAskedFor])

  function close() {
    void forgetDraft(draft)
    props.onClose()
  }

  function showSaved(id: number) {
    void forgetDraft(draft)
    toast.success(t(address ? 'addresses.changed' : 'addresses.added'))
    props.onSaved(id)
  }

  return (
    <section
      id="direccion"
      aria-labelledby="direccion-titulo"
      className="grid gap-5 rounded-lg border bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 ref={title} id="direccion-titulo" tabIndex={-1} className="text-lg outline-none">
          {t(address ? 'addresses.edit' : 'addresses.new')}
        </h2>
        {isFirst && <p className="text-ink-muted text-sm">{t('checkout.noAddresses')}</p>}
      </div>
      <AddressForm
        action={address ? `/account/addresses/${address.id}` : '/account/address/create'}
        places={places}
        values={initial}
        posted={undefined}
        principal={principalOf()}
        inline={{ draft, onSaved: showSaved, onClose: close }}
        onSend={() => isFirst && toast.info(t('addresses.firstIsPrincipal'))}
      >
        {address && <input type="hidden" name="version" value={address.version} />}
      </AddressForm>
    </section>
  )

  function principalOf() {
    if (isFirst) return 'first'
    return address?.isPrincipal ? 'already' : 'free'
  }
}
