import { listUnitCosts } from '@tecnoclick/contract/money/margins/endpoints'
import { listServicesWithType } from '@tecnoclick/contract/workshop/services/endpoints'
import {
  apartPrice,
  comboMargin,
  comboPrice,
  comboStock,
  largestComboDiscount,
} from '@tecnoclick/domain/catalogue/combos'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useRecordContext } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { countOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { SearchSelect } from '../../platform/form/search-select.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { type ComboForm, emptyCombo, type FormPart } from './combo-form.ts'
import type { ProductForm } from './product-form.ts'
import { useSoldProducts } from './use-sold-products.ts'

const { combo: texts, sections } = office.products

/** What a combo is made of, its price and a service that is included (catalogue.md#combos). */
export function ComboSection() {
  const isNew = useRecordContext()?.id === undefined
  const { setValue, clearErrors, formState } = useFormContext<ProductForm>()
  const combo = useWatch<ProductForm, 'combo'>({ name: 'combo' })
  const problem = formState.errors.combo?.message

  function set(next: ComboForm | null) {
    setValue('combo', next, { shouldDirty: true })
    clearErrors('combo')
    const prices = next && comboPrices(next)
    if (!prices) return
    for (const [field, price] of Object.entries(prices)) {
      setValue(field as keyof typeof prices, price === undefined ? '' : String(toWire(price)), {
        shouldDirty: true,
      })
    }
    clearErrors('price')
  }

  return (
    <Section title={sections.combo}>
      {isNew && (
        <CheckboxField
          label={texts.isCombo}
          hint={texts.isComboHint}
          checked={combo !== null}
          onChange={({ currentTarget: { checked } }) => set(checked ? emptyCombo : null)}
        />
      )}
      {combo && (
        <div className="mt-3 grid gap-4">
          <PartSearch
            combo={combo}
            error={typeof problem === 'string' ? problem : undefined}
            onChange={(parts) => set({ ...combo, parts })}
          />
          {combo.parts.length > 0 && <PartList combo={combo} onChange={set} />}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={texts.discount}
              hint={texts.discountHint}
              inputMode="numeric"
              maxLength={2}
              value={combo.discount}
              onChange={({ currentTarget: { value: discount } }) => set({ ...combo, discount })}
            />
            <ServiceField combo={combo} onChange={set} />
          </div>
          <Outcome combo={combo} />
        </div>
      )}
    </Section>
  )
}

/** With a discount, the prices that the database will reckon (catalogue/combos.ts). */
function comboPrices({ parts, discount }: ComboForm) {
  const percent = countOf(discount)
  if (percent === null || percent < 1 || percent > largestComboDiscount || parts.length === 0)
    return undefined
  const sumOf = (priceOf: (part: FormPart) => number | null) => {
    const apart = apartOf(parts, priceOf)
    return apart === undefined ? undefined : comboPrice(apart, percent)
  }
  const hasWholesale = parts.some(({ priceMayorista }) => priceMayorista !== null)
  return {
    price: sumOf(({ price }) => price),
    priceAlt: sumOf(({ priceAlt }) => priceAlt),
    priceMayorista: hasWholesale ? sumOf(({ price, priceMayorista }) => priceMayorista ?? price) : undefined,
  }
}

function apartOf(parts: readonly FormPart[], priceOf: (part: FormPart) => number | null) {
  return apartPrice(
    parts.map((part) => {
      const price = priceOf(part)
      return { price: price === null ? null : fromWire(price), quantity: countOf(part.quantity) ?? 0 }
    }),
  )
}

interface PartSearchProps {
  combo: ComboForm
  error: string | undefined
  onChange: (parts: FormPart[]) => void
}

function PartSearch({ combo: { parts }, error, onChange }: PartSearchProps) {
  const { rows, onType } = useSoldProducts()
  const labelOf = ({ name, sku }: { name: string; sku: string }) => `${name} · ${sku}`
  const found = rows.filter(({ combo }) => combo === null)
  return (
    <SearchSelect
      label={texts.parts}
      hint={texts.partsHint}
      error={error}
      options={found.map((row) => ({ value: String(row.id), label: labelOf(row) }))}
      known={parts.map((part) => ({ value: String(part.productId), label: labelOf(part) }))}
      onType={onType}
      chosen={parts.map(({ productId }) => String(productId))}
      onChange={(ids) =>
        onChange(
          ids.flatMap((id) => {
            const kept = parts.find(({ productId }) => String(productId) === id)
            const row = rows.find((one) => String(one.id) === id)
            if (kept || !row) return kept ? [kept] : []
            const { id: productId, name, sku, stock, enable, price, priceAlt, priceMayorista } = row
            return [{ productId, name, sku, stock, enable, price, priceAlt, priceMayorista, quantity: '1' }]
          }),
        )
      }
    />
  )
}

function PartList({ combo, onChange }: { combo: ComboForm; onChange: (combo: ComboForm) => void }) {
  const money = useMoney()
  return (
    <ul className="grid gap-3">
      {combo.parts.map((part) => (
        <li key={part.productId} className="grid grid-cols-[1fr_6rem] items-end gap-x-3 border-b pb-3">
          <p className="min-w-0 text-sm">
            <span className="block font-semibold">{part.name}</span>
            <span className="block text-ink-muted">
              {`${money(part.price, 'USD')} · ${fillCount(texts.stock, part.stock)}`}
              {!part.enable && ` · ${texts.offSale}`}
            </span>
          </p>
          <TextField
            label={texts.quantity}
            aria-label={fillText(texts.quantityOf, { name: part.name })}
            inputMode="numeric"
            maxLength={2}
            value={part.quantity}
            onChange={({ currentTarget: { value: quantity } }) =>
              onChange({
                ...combo,
                parts: combo.parts.map((one) => (one === part ? { ...part, quantity } : one)),
              })
            }
          />
        </li>
      ))}
    </ul>
  )
}

function ServiceField({ combo, onChange }: { combo: ComboForm; onChange: (combo: ComboForm) => void }) {
  const { data } = useApiQuery({
    queryKey: ['services', 'with-type'],
    read: () => officeClient.call(listServicesWithType),
    staleTime: minutes(5),
  })
  const services = data?.data ?? []
  return (
    <SelectField
      label={texts.service}
      hint={texts.serviceHint}
      value={combo.serviceId}
      onChange={({ currentTarget: { value: serviceId } }) => onChange({ ...combo, serviceId })}
      options={[
        { value: '', label: texts.noService },
        ...services.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** What it costs apart and as a combo, and how many can be sold. */
function Outcome({ combo }: { combo: ComboForm }) {
  const money = useMoney()
  const typed = useWatch<ProductForm, 'price'>({ name: 'price' })
  const apart = apartOf(combo.parts, ({ price }) => price)
  if (apart === undefined || combo.parts.length === 0) return null
  const units = comboStock(
    combo.parts.map(({ stock, enable, quantity }) => ({
      stock: enable ? stock : 0,
      quantity: countOf(quantity) || 1,
    })),
  )
  const price = comboPrices(combo)?.price ?? fromWire(Number(typed)) ?? 0
  const values = {
    apart: money(toWire(apart), 'USD'),
    price: money(toWire(price), 'USD'),
    saved: money(toWire(Math.max(apart - price, 0)), 'USD'),
  }
  return (
    <p role="status" className="rounded-md bg-sunken p-3 text-sm">
      {fillText(texts.outcome, values)} {fillCount(texts.units, units)}
      <Permitted permission="costs:read">
        <Margin parts={combo.parts} price={price} />
      </Permitted>
    </p>
  )
}

/** At what the last receipts say that the parts cost. */
function Margin({ parts, price }: { parts: readonly FormPart[]; price: number }) {
  const money = useMoney()
  const ids = parts.map(({ productId }) => productId).toSorted((one, other) => one - other)
  const { data } = useApiQuery({
    queryKey: ['unit-costs', ...ids],
    read: ({ signal }) => officeClient.call(listUnitCosts, { query: { ids: ids.join(',') }, signal }),
  })
  if (!data || price === 0) return null
  const costs = new Map(data.data.map(({ productId, cost }) => [productId, fromWire(cost)]))
  const found = comboMargin(
    price,
    parts.map(({ productId, quantity }) => ({
      cost: costs.get(productId),
      quantity: countOf(quantity) || 0,
    })),
  )
  if ('unknown' in found)
    return <span className="mt-1 block text-ink-muted">{fillCount(texts.noMargin, found.unknown)}</span>
  const { margin } = found
  const values = {
    margin: money(toWire(margin), 'USD'),
    percent: String(Math.round((margin / price) * 100)),
  }
  return (
    <span className={margin < 0 ? 'mt-1 block font-semibold text-danger' : 'mt-1 block'}>
      {fillText(texts.margin, values)}
    </span>
  )
}
