import { resetCustomerFactor } from '@tecnoclick/contract/people/customers/endpoints'
import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

const { resetFactor: texts } = office.customers

/** Administrators help a customer who lost the second factor (people.md#second-factor). */
export function ResetFactorButton({ customer }: { customer: CustomerDetail }) {
  const { id, role, secondFactor } = customer
  const name = customer.name || customer.email
  const { run } = useAction()
  const isPermitted = useIsPermitted()
  const [isOpen, setOpen] = useState(false)
  if (!isPermitted('customers:secure') || role === 'admin' || !secondFactor) return null

  async function reset(reason: string) {
    let refused: string | undefined
    await run(() => officeClient.call(resetCustomerFactor, { params: { id }, body: { reason } }), {
      done: fillText(texts.done, { name }),
      refused: ({ message }) => {
        refused = message
      },
    })
    return refused
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <ReasonDialog
        title={fillText(texts.title, { name })}
        label={texts.label}
        hint={texts.hint}
        saveLabel={texts.confirm}
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={reset}
      >
        <p>{texts.text}</p>
      </ReasonDialog>
    </>
  )
}
