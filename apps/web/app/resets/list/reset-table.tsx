import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { planPrice, resetCurrency, resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { Table } from '@tecnoclick/ui/table'
import { Form } from 'react-router'
import { useMoney } from '../../shell/use-money.ts'

const withoutHeading = 'max-md:[&::before]:content-none max-md:border-0'
const cardTitle = `max-md:flex-wrap max-md:justify-start max-md:gap-x-2 max-md:gap-y-0 max-md:text-start max-md:pb-0 ${withoutHeading}`

/** Device, model, file type, plan and the buy button (resets.md#reset-files). */
export function ResetTable({ resets }: { resets: readonly Reset[] }) {
  const t = useT()
  return (
    <Table
      caption={t('resets.title')}
      rows={resets}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'device',
          header: t('resets.list.device'),
          className: 'max-md:hidden',
          cell: ({ device }) => device.name,
        },
        {
          key: 'model',
          header: t('resets.list.model'),
          className: cardTitle,
          cell: ({ brand, model, device, typeFile }) => (
            <>
              <bdi dir="ltr" className="font-semibold max-md:text-base">{`${brand.name} ${model}`}</bdi>
              {/* On a phone the card says it all in one line. */}
              <span className="text-ink-muted md:hidden">{`${device.name} · ${typeFile}`}</span>
            </>
          ),
        },
        {
          key: 'file',
          header: t('resets.list.fileType'),
          className: 'max-md:hidden',
          cell: ({ typeFile }) => typeFile,
        },
        {
          key: 'plan',
          header: t('resets.list.plan'),
          className: `md:w-[25rem] ${withoutHeading}`,
          cell: (reset) => <PlanForm reset={reset} />,
        },
      ]}
    />
  )
}

/** A plain form that leads to the purchase, with script or without. */
function PlanForm({ reset }: { reset: Reset }) {
  const t = useT()
  const money = useMoney(resetCurrency)
  const price = fromWire(reset.price) ?? 0
  const model = `${reset.model} ${reset.typeFile}`
  return (
    <Form
      action={`/reset/order/create/${reset.id}`}
      preventScrollReset
      className="flex w-full items-center gap-2 max-sm:flex-wrap"
    >
      <SelectField
        name="plan"
        label={t('resets.list.planFor', { model })}
        labelHidden
        options={resetPlans.map((plan) => ({
          value: plan,
          label: `${money(toWire(planPrice(price, plan)))} · ${t(`resets.plans.${plan}`)}`,
        }))}
        className="min-w-0 flex-1 text-start max-sm:basis-full"
      />
      <Button type="submit" aria-label={t('resets.list.buyLabel', { model })} className="max-sm:w-full">
        {t('resets.list.buy')}
      </Button>
    </Form>
  )
}
