import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { planPrice, resetCurrency, resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { Table } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useState } from 'react'
import { Form } from 'react-router'
import { useMoney } from '../../shell/use-money.ts'
import { matchingResets } from './matching-resets.ts'

/** Filters while typing; without script with its button. */
export function ResetSearch({ resets, query }: { resets: readonly Reset[]; query: string }) {
  const t = useFullT()
  const [typed, setTyped] = useState(query)
  const shown = matchingResets(resets, useDeferredValue(typed))
  return (
    <section className="min-w-0">
      <search>
        <form
          action="/reset/list"
          onSubmit={(event) => event.preventDefault()}
          className="mb-6 flex max-w-md items-end gap-3"
        >
          <TextField
            name="q"
            type="search"
            label={t('resets.list.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            leading={<Search aria-hidden="true" className="size-4.5" />}
            autoComplete="off"
            spellCheck={false}
            className="flex-1"
          />
          <span className="hidden no-script:block">
            <Button type="submit" variant="secondary">
              {t('resets.list.searchAction')}
            </Button>
          </span>
        </form>
      </search>
      {shown.length > 0 ? (
        <ResetTable resets={shown} />
      ) : (
        <EmptyState drawing={<SearchX strokeWidth={1.25} />} title={t('resets.list.none')} />
      )}
    </section>
  )
}

const withoutHeading = 'max-md:[&::before]:content-none max-md:border-0'
const cardTitle = `max-md:flex-wrap max-md:justify-start max-md:gap-x-2 max-md:gap-y-0 max-md:text-start max-md:pb-0 ${withoutHeading}`

/** Device, model, file type, plan and the buy button (resets.md#reset-files). */
function ResetTable({ resets }: { resets: readonly Reset[] }) {
  const t = useFullT()
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
              {/* On a phone the row is a card, and this replaces two columns. */}
              <span lang="es" className="text-ink-muted md:hidden">{`${device.name} · ${typeFile}`}</span>
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

/** A plain GET form, so that it works without script. */
function PlanForm({ reset }: { reset: Reset }) {
  const t = useFullT()
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
