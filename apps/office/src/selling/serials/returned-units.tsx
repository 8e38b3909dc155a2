import { getOrderSerials } from '@tecnoclick/contract/selling/serials/endpoints'
import { office } from '@tecnoclick/messages/office'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

const { serials: texts } = office

interface ReturnedUnitsProps {
  orderId: number
  lineId: number
  /** What the form calls them. */
  name: string
  /** Of a unit that was looked for. */
  chosen?: string | undefined
}

/** Which units of a line come back. Lines without serials show nothing. */
export function ReturnedUnits({ orderId, lineId, name, chosen }: ReturnedUnitsProps) {
  const { data } = useApiQuery({
    queryKey: ['order-serials', orderId],
    read: ({ signal }) => officeClient.call(getOrderSerials, { params: { id: orderId }, signal }),
  })
  const units = data?.lines.find((line) => line.lineId === lineId)?.units ?? []
  const shown = units.filter(({ state }) => state === 'delivered' || state === 'returned')
  if (shown.length === 0) return null
  return (
    <fieldset className="grid gap-1 text-sm">
      <legend className="font-medium">{texts.ofReturn}</legend>
      {shown.map(({ id, serial, state }) => (
        <CheckboxField
          key={id}
          name={name}
          value={serial}
          label={serial}
          defaultChecked={state === 'returned' || serial === chosen || shown.length === 1}
        />
      ))}
    </fieldset>
  )
}
