import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { planPrice, resetCurrency, resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { useFullT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Form } from 'react-router'
import { useMoney } from '../../platform/page/use-money.ts'
import type { Model } from './matching-resets.ts'
import { OutcomeRate } from './outcome-rate.tsx'

/** So few are open at once on a phone: whoever searched for a model sees its files. */
const maxOpen = 3

/** A row per file; on a phone the files of a model are folded under its name (resets.md#reset-files). */
export function ResetTable({ models, query }: { models: readonly Model[]; query: string }) {
  const t = useFullT()
  const isNarrow = models.length <= maxOpen
  const headers = [
    t('resets.list.device'),
    t('resets.list.model'),
    t('resets.list.fileType'),
    t('resets.list.plan'),
    t('resets.list.buy'),
  ]
  return (
    <table className="w-full border-collapse text-start max-md:block max-md:border-t md:max-xl:text-sm">
      <caption className="sr-only">{t('resets.title')}</caption>
      <thead className="border-b text-ink-muted text-sm max-md:hidden">
        <tr>
          {headers.map((header) => (
            <th
              key={header}
              scope="col"
              className="px-2 py-2.5 text-start font-medium first:ps-0 last:pe-0 last:text-end lg:px-3"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {models.map((model) => (
        // A new search decides again what is open.
        <ModelRows key={`${model.name}:${isNarrow ? query : ''}`} model={model} initiallyOpen={isNarrow} />
      ))}
    </table>
  )
}

/** Folded by `details`, so that it opens before the script has come. */
function ModelRows({ model, initiallyOpen }: { model: Model; initiallyOpen: boolean }) {
  return (
    <tbody className="group max-md:block max-md:border-b">
      <tr className="max-md:block md:hidden">
        <td colSpan={5} className="block">
          <details open={initiallyOpen}>
            <ModelSummary model={model} />
          </details>
        </td>
      </tr>
      {model.files.map((reset) => (
        <FileRow key={reset.id} reset={reset} />
      ))}
    </tbody>
  )
}

function ModelSummary({ model: { name, files } }: { model: Model }) {
  const t = useFullT()
  const money = useMoney(resetCurrency)
  const types = [...new Set(files.map(({ typeFile }) => typeFile))].join(', ')
  const lowest = Math.min(...files.map(({ price }) => price))
  return (
    <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm py-2 hover:text-link">
      <span className="min-w-0 flex-[1_1_8rem]">
        <span className="block font-semibold">
          <bdi dir="ltr">{name}</bdi>
        </span>
        <span lang="es" className="block text-ink-muted text-sm">
          <bdi>{types}</bdi>
        </span>
      </span>
      <span className="flex max-w-full items-center gap-3 text-sm">
        {t('services.priceFrom', { amount: money(lowest) })}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-transform in-open:rotate-180"
        />
      </span>
    </summary>
  )
}

const cell = 'md:px-2 md:py-2 md:first:ps-0 md:last:pe-0 lg:px-3'

/**
 * A plain GET form, so that it works without script. No <select>: Chrome checks whether it can
 * fill in each one, and lays out the page anew for every one that is hidden.
 */
function FileRow({ reset }: { reset: Reset }) {
  const t = useFullT()
  const money = useMoney(resetCurrency)
  const price = fromWire(reset.price) ?? 0
  const name = `${reset.model} ${reset.typeFile}`
  const form = `reset-${reset.id}`
  return (
    <tr className="max-md:not-group-has-[details[open]]:hidden max-md:flex max-md:flex-wrap max-md:gap-x-1.5 max-md:pb-4 md:border-b">
      <td lang="es" className={cx(cell, 'max-md:text-ink-muted max-md:text-sm')}>
        {reset.device.name}
      </td>
      <th scope="row" className={cx(cell, 'text-start font-semibold max-md:hidden')}>
        <bdi dir="ltr">{`${reset.brand.name} ${reset.model}`}</bdi>
      </th>
      <td lang="es" className={cx(cell, "max-md:text-ink-muted max-md:text-sm max-md:before:content-['·_']")}>
        {reset.typeFile}
        <OutcomeRate
          reset={reset}
          className="text-ink-muted text-sm md:block max-md:before:content-['_·_']"
        />
      </td>
      <td className={cx(cell, 'max-md:w-full')}>
        <Form id={form} action={`/reset/order/create/${reset.id}`} preventScrollReset>
          <RadioGroup
            name="plan"
            label={t('resets.list.planFor', { model: name })}
            labelHidden
            defaultValue={resetPlans[0]}
            options={resetPlans.map((plan) => ({
              value: plan,
              label: `${money(toWire(planPrice(price, plan)))} · ${t(`resets.plans.${plan}`)}`,
            }))}
            className="text-start md:whitespace-nowrap md:text-sm"
          />
        </Form>
      </td>
      <td className={cx(cell, 'max-md:mt-2 max-md:w-full md:text-end')}>
        <Button
          type="submit"
          form={form}
          aria-label={t('resets.list.buyLabel', { model: name })}
          className="max-md:w-full"
        >
          {t('resets.list.buy')}
        </Button>
      </td>
    </tr>
  )
}
