import { keysOf } from '@tecnoclick/domain/platform/fields'
import { checkoutFields } from '@tecnoclick/domain/selling/order-fields'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FieldErrors } from '../../platform/form/form-result.ts'

/** What the buyer may write (selling.md#checkout). */
export function WrittenFields({ errors }: { errors: FieldErrors }) {
  const t = useFullT()
  return keysOf(checkoutFields).map((name) => {
    const { kind, max } = checkoutFields[name]
    const props = { name, label: t(`orders.fields.${name}`), maxLength: max, error: errors[name] }
    return kind === 'prose' ? (
      <TextArea key={name} {...props} rows={3} />
    ) : (
      <TextField key={name} {...props} />
    )
  })
}
