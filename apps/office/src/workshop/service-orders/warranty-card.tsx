import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'

const { warranty: texts } = office.serviceOrders

const offered = [0, 1, 2, 3, 6, 12, 18, 24, 36]

export function warrantyLabel(months: number): string {
  return months === 0 ? texts.none : fillCount(texts.months, months)
}

export const warrantyOptions = offered.map((months) => ({
  value: String(months),
  label: warrantyLabel(months),
}))

/** Of the repair. Saved on its own: the customer gets no mail for it. */
export function WarrantyCard({ order }: { order: ServiceOrderDetail }) {
  const { id, version, warrantyMonths, warrantyUntil } = order
  const { run, busy, refusal } = useAction({ inline: true })
  const [chosen, setChosen] = useState<string>()
  const months = chosen ?? String(warrantyMonths)
  const isOffered = offered.includes(warrantyMonths)
  const options = isOffered
    ? warrantyOptions
    : [...warrantyOptions, { value: String(warrantyMonths), label: warrantyLabel(warrantyMonths) }]

  async function save() {
    const body = { warrantyMonths: Number(months), version }
    const call = () => officeClient.call(changeServiceOrder, { params: { id }, body })
    const saved = await run(call, { done: texts.saved })
    if (saved) setChosen((now) => (now === months ? undefined : now))
  }

  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-muted text-sm">
        {warrantyUntil
          ? fillText(texts.until, { date: formatDate(new Date(warrantyUntil), 'es') })
          : texts.fromDelivery}
      </p>
      <Permitted
        permission="serviceOrders:write"
        otherwise={<p className="text-sm">{warrantyLabel(warrantyMonths)}</p>}
      >
        <div className="grid gap-2">
          <SelectField
            label={texts.label}
            options={options}
            value={months}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          {months !== String(warrantyMonths) && (
            <Button variant="secondary" size="sm" busy={busy} onClick={save}>
              {texts.save}
            </Button>
          )}
          <SaveError refusal={refusal} />
        </div>
      </Permitted>
    </Section>
  )
}
