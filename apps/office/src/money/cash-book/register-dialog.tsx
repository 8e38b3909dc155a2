import { changeCashRegister, createCashRegister } from '@tecnoclick/contract/money/cash-book/endpoints'
import type { CashRegister } from '@tecnoclick/contract/money/cash-book/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { useId, useState } from 'react'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { DialogError, SaveError } from '../../platform/form/form-error.tsx'

const { cash: texts } = office

/** A new register, or another name for one. Rendered while it is open. */
export function RegisterDialog({ register, onClose }: { register?: CashRegister; onClose: () => void }) {
  const form = useId()
  const { run, busy, refusal } = useAction({ inline: true })
  // Of when it was opened: what somebody else changed since is not overwritten.
  const [seen] = useState(register)

  async function save(data: FormData) {
    const name = textOf(data.get('name')).trim()
    const call = () =>
      seen
        ? officeClient.call(changeCashRegister, {
            params: { id: seen.id },
            body: { name, enable: seen.isDefault || data.get('enable') !== null, version: seen.version },
          })
        : officeClient.call(createCashRegister, { body: { name } })
    if (await run(call, { done: texts.registerSaved })) onClose()
  }

  return (
    <Dialog
      title={seen ? fillText(texts.changeOf, { name: seen.name }) : texts.newRegister}
      size="sm"
      open
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.save} onCancel={onClose} />}
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <TextField
          name="name"
          label={texts.registerName}
          defaultValue={seen?.name ?? ''}
          maxLength={60}
          autoComplete="off"
          required
          data-autofocus
        />
        {seen && !seen.isDefault && (
          <CheckboxField
            name="enable"
            label={texts.inUse}
            hint={texts.inUseHint}
            defaultChecked={seen.enable}
          />
        )}
        <DialogError>
          <SaveError refusal={refusal} />
        </DialogError>
      </form>
    </Dialog>
  )
}
