import { changeCustomer } from '@tecnoclick/contract/people/customers/endpoints'
import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { say } from '../../platform/say.ts'

const { approve: words } = office.customers

/** The code is the shop's; one made of the account's number is offered, because it is free. */
export function ApproveDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const { id, approved, version } = customer
  const name = customer.name || customer.email
  const form = useId()
  const { act, busy } = useAct()
  const [code, setCode] = useState(approved ? customer.clicode : `CLI-${String(id).padStart(4, '0')}`)
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const clicode = code.trim()
    if (clicode === '') return setProblem(words.missing)
    const body = { clicode, version }
    const saved = await act(() => officeClient.call(changeCustomer, { params: { id }, body }), {
      done: approved ? say(words.changed, { name, code: clicode }) : say(words.done, { name }),
      refused: ({ body: refusal, message }) => setProblem(refusal?.errors?.clicode ?? message),
    })
    if (saved) onClose()
  }

  return (
    <Dialog
      open
      size="sm"
      title={say(words.title, { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {approved ? words.change : words.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={words.label}
          hint={words.hint}
          error={problem}
          value={code}
          required
          maxLength={30}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
