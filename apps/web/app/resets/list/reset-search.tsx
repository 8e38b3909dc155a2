import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { planPrice, resetCurrency, resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Form } from 'react-router'
import { useMoney } from '../../shell/use-money.ts'
import { groupByModel, type Model, matchingResets } from './matching-resets.ts'

interface ResetSearchProps {
  resets: readonly Reset[]
  query: string
  /** Between the search and the list. */
  children?: ReactNode
}

/** Filters while typing; without script with its button. */
export function ResetSearch({ resets, query, children }: ResetSearchProps) {
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
      {children}
      {shown.length > 0 ? (
        <ModelList models={groupByModel(shown)} query={typed} />
      ) : (
        <EmptyState drawing={<SearchX strokeWidth={1.25} />} title={t('resets.list.none')} />
      )}
    </section>
  )
}

/** So few are open at once: whoever searched for a model sees its files. */
const maxOpen = 3

/** A row per model; it opens to its files with plan and buy button (resets.md#reset-files). */
function ModelList({ models, query }: { models: readonly Model[]; query: string }) {
  const isNarrow = models.length <= maxOpen
  return (
    <ul className="grid items-start gap-x-6 border-t md:grid-cols-2 md:border-t-0">
      {models.map(({ name, files }) => (
        <li key={name} className="border-b">
          {/* A new search decides again what is open. */}
          <details key={isNarrow ? query : 'many'} open={isNarrow} className="group">
            <ModelSummary name={name} files={files} />
            <ul className="grid gap-4 pt-1 pb-4">
              {files.map((reset) => (
                <li key={reset.id}>
                  <p lang="es" className="mb-1.5 text-ink-muted text-sm">
                    <bdi>{`${reset.device.name} · ${reset.typeFile}`}</bdi>
                  </p>
                  <PlanForm reset={reset} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

function ModelSummary({ name, files }: Model) {
  const t = useFullT()
  const money = useMoney(resetCurrency)
  const types = [...new Set(files.map(({ typeFile }) => typeFile))].join(', ')
  const lowest = Math.min(...files.map(({ price }) => price))
  return (
    <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-sm py-2 hover:text-link [&::-webkit-details-marker]:hidden">
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
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </span>
    </summary>
  )
}

/**
 * A plain GET form, so that it works without script. No <select>: Chrome checks whether it can fill in each one, and lays
 * out the page anew for every one inside a closed <details>.
 */
function PlanForm({ reset }: { reset: Reset }) {
  const t = useFullT()
  const money = useMoney(resetCurrency)
  const price = fromWire(reset.price) ?? 0
  const model = `${reset.model} ${reset.typeFile}`
  return (
    <Form
      action={`/reset/order/create/${reset.id}`}
      preventScrollReset
      className="flex w-full flex-wrap items-end gap-x-4 gap-y-2"
    >
      <RadioGroup
        name="plan"
        label={t('resets.list.planFor', { model })}
        labelHidden
        defaultValue={resetPlans[0]}
        options={resetPlans.map((plan) => ({
          value: plan,
          label: `${money(toWire(planPrice(price, plan)))} · ${t(`resets.plans.${plan}`)}`,
        }))}
        className="flex-[1_1_17rem] text-start"
      />
      <Button type="submit" aria-label={t('resets.list.buyLabel', { model })} className="max-sm:w-full">
        {t('resets.list.buy')}
      </Button>
    </Form>
  )
}
