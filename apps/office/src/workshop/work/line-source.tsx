import type { LabourTask } from '@tecnoclick/contract/workshop/labour/schemas'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useFormContext } from 'react-hook-form'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import type { ServiceDraft } from '../service-orders/quote-draft.ts'
import { ProductField } from './product-field.tsx'

const { source: texts } = office.repairWork

/** The price in the currency of the quote; undefined where there is none. */
function priceIn(
  row: { price: number | null; priceMlc: number | null; priceAlt: number | null },
  currency: string,
) {
  const price = { USD: row.price, MLC: row.priceMlc, CUP: row.priceAlt }[currency]
  return price ? String(price) : undefined
}

/** Where a line of a quote comes from: a product in stock, work of the price list, or neither. Choosing fills it in. */
export function LineSource({ index }: { index: number }) {
  const { watch, setValue } = useFormContext<ServiceDraft>()
  const line = watch(`lines.${index}`)
  const currency = watch('currency')
  const tasks = useAllRows<LabourTask>('labour-tasks')
  function fill(description: string, price: string | undefined) {
    setValue(`lines.${index}.description`, description.slice(0, 200), {
      shouldDirty: true,
      shouldValidate: true,
    })
    if (price) setValue(`lines.${index}.price`, price, { shouldDirty: true })
  }
  if (!line) return null
  if (line.kind === 'part') {
    const chosen = line.productId ? { id: line.productId, name: line.description } : undefined
    return (
      <ProductField
        label={texts.product}
        chosen={chosen}
        onChange={(product) => {
          setValue(`lines.${index}.productId`, product?.id, { shouldDirty: true })
          if (product) fill(product.name, priceIn(product, currency))
        }}
      />
    )
  }
  const offered = (tasks ?? []).filter(({ enable }) => enable)
  if (offered.length === 0) return null
  return (
    <SelectField
      label={texts.task}
      options={[
        { value: '', label: texts.written },
        ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(line.labourTaskId ?? '')}
      onChange={({ currentTarget: { value } }) => {
        const task = offered.find(({ id }) => String(id) === value)
        setValue(`lines.${index}.labourTaskId`, task?.id, { shouldDirty: true })
        if (task) fill(task.name, priceIn(task, currency))
      }}
    />
  )
}
