import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { Form, useSubmit } from 'react-router'

/** A select that goes by itself, and by its button without script. */
export function OrderKindSelector({ kind }: { kind: 'sales' | 'services' }) {
  const t = useT()
  const submit = useSubmit()
  return (
    <Form
      action="/account/orders"
      onChange={(event) => void submit(event.currentTarget)}
      className="mb-6 flex max-w-sm items-end gap-3"
    >
      <SelectField
        key={kind}
        name="type"
        label={t('orders.selector')}
        defaultValue={kind}
        options={[
          { value: 'sales', label: t('orders.sales') },
          { value: 'services', label: t('orders.services') },
        ]}
        className="flex-1"
      />
      <div className="hidden no-script:block">
        <Button type="submit" variant="secondary">
          {t('shop.filters.apply')}
        </Button>
      </div>
    </Form>
  )
}
