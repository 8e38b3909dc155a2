import { resetCustomerFactor } from '@tecnoclick/contract/people/customers/endpoints'
import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { officeClient } from '../../platform/api/office-client.ts'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

const { resetFactor: texts } = office.customers

/** Administrators help a customer who lost the second factor (people.md#second-factor). */
export function ResetFactorButton({ customer }: { customer: CustomerDetail }) {
  const { id, role, secondFactor } = customer
  const name = customer.name || customer.email
  const isPermitted = useIsPermitted()
  return (
    <ReasonButton
      isOffered={isPermitted('customers:secure') && role !== 'admin' && secondFactor}
      action={texts.action}
      title={fillText(texts.title, { name })}
      label={texts.label}
      hint={texts.hint}
      saveLabel={texts.confirm}
      danger
      done={() => fillText(texts.done, { name })}
      call={(reason) => officeClient.call(resetCustomerFactor, { params: { id }, body: { reason } })}
    >
      {texts.text}
    </ReasonButton>
  )
}
