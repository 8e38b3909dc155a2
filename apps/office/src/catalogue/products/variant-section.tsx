import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { getVariants, saveVariants } from '@tecnoclick/contract/catalogue/variants/endpoints'
import type { ProductVariants } from '@tecnoclick/contract/catalogue/variants/schemas'
import { variantFields } from '@tecnoclick/domain/catalogue/product-fields'
import { maxVariantOptions, maxVariantText } from '@tecnoclick/domain/catalogue/variants'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextLink } from '@tecnoclick/ui/link'
import { TextField } from '@tecnoclick/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { inputModeOf } from '../../platform/form/own-fields.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import {
  toVariantForms,
  toVariantOptions,
  toVariantsChange,
  type VariantForm,
  valuesOf,
  withCombinations,
} from './variant-form.ts'

const { variants: texts, fields: labels, sections, stock, initialStock } = office.products

/** What a product comes in, and what is sold of it (catalogue.md#variants). Saved by itself. */
export function VariantSection({ row }: { row: ProductRow }) {
  const query = useApiQuery({
    queryKey: ['products', 'variants', row.id],
    read: () => officeClient.call(getVariants, { params: { id: row.id } }),
  })
  return (
    <Section title={sections.variants}>
      {row.options.length > 0 && row.variants === 0 ? (
        <p className="text-ink-muted text-sm">{texts.hasOptions}</p>
      ) : (
        <Loaded query={query} columns={3}>
          {(saved) => <VariantEditor key={`${saved.id} ${saved.version}`} product={row} saved={saved} />}
        </Loaded>
      )}
    </Section>
  )
}

function VariantEditor({ product, saved }: { product: ProductRow; saved: ProductVariants }) {
  const [options, setOptions] = useState(() => toVariantOptions(saved))
  const [rows, setRows] = useState(() => toVariantForms(saved))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, busy, refusal, report } = useAction({ inline: true })
  const mayChange = useIsPermitted()('products:write')
  const navigate = useNavigate()
  const canCombine = options.every((option) => option.name.trim() !== '' && valuesOf(option).length > 0)

  function changeOption(index: number, change: Partial<(typeof options)[number]>) {
    setOptions(options.map((option, at) => (at === index ? { ...option, ...change } : option)))
  }

  function removeOption(index: number) {
    setOptions(options.filter((_, at) => at !== index))
    setRows(rows.map((row) => ({ ...row, values: row.values.filter((_, at) => at !== index) })))
  }

  async function save() {
    setErrors({})
    const body = toVariantsChange(saved.version, options, rows)
    const result = await run(() => officeClient.call(saveVariants, { params: { id: product.id }, body }), {
      done: fillText(texts.saved, { name: product.name }),
      refused(error) {
        const { errors: named = {} } = error.body ?? {}
        setErrors(Object.fromEntries(Object.entries(named).map(([field, text]) => [field, String(text)])))
        report(error)
      },
    })
    // The page is that of a new product now, and this one its first variant.
    if (result && result.id !== product.id)
      await navigate(`/admin/products/${result.id}?tab=variants`, { replace: true })
  }

  return (
    <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
      <p className="text-ink-muted text-sm">{saved.names.length === 0 ? texts.empty : texts.text}</p>
      <ul className="grid gap-2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place.
          <li key={index} className="grid grid-cols-[1fr_2fr_auto] items-start gap-2">
            <TextField
              label={texts.option}
              placeholder={texts.optionHint}
              value={option.name}
              maxLength={maxVariantText}
              autoComplete="off"
              error={errors[`names.${index}`]}
              onChange={(event) => changeOption(index, { name: event.currentTarget.value })}
            />
            <TextField
              label={texts.values}
              placeholder={texts.valuesHint}
              value={option.values}
              autoComplete="off"
              onChange={(event) => changeOption(index, { values: event.currentTarget.value })}
            />
            <IconButton
              label={fillText(texts.removeOption, { name: option.name || String(index + 1) })}
              disabled={options.length === 1}
              className="mt-6.5"
              onClick={() => removeOption(index)}
            >
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {options.length < maxVariantOptions && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setOptions([...options, { name: '', values: '' }])}
          >
            {texts.addOption}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={!canCombine}
          onClick={() => setRows(withCombinations(rows, options, product))}
        >
          {texts.combine}
        </Button>
      </div>
      <ul aria-label={sections.variants} className="grid gap-3">
        {rows.map((row, index) => (
          <Variant
            key={row.id ?? `new ${index}`}
            row={row}
            errorOf={(field) => errors[`variants.${index}.${field}`]}
            onChange={(change) =>
              setRows(rows.map((one, at) => (at === index ? { ...one, ...change } : one)))
            }
            {...(row.id !== product.id && { onRemove: () => setRows(rows.filter((one) => one !== row)) })}
          />
        ))}
      </ul>
      <SaveError refusal={refusal} />
      {mayChange && rows.length > 0 && (
        <div>
          <Button busy={busy} onClick={save}>
            {texts.save}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const shownFields = ['sku', 'barcode', 'price', 'priceAlt', 'priceMayorista', 'priceMayoristaAlt'] as const
const otherFields = ['priceMlc', 'priceMayoristaMlc', 'compareAtPrice', 'warrantyMonths'] as const

interface VariantProps {
  row: VariantForm
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<VariantForm>) => void
  onRemove?: () => void
}

function Variant({ row, errorOf, onChange, onRemove }: VariantProps) {
  const { id, values } = row
  const name = values.join(', ')
  const mayPrice = useIsPermitted()('prices:write')
  const field = (key: (typeof shownFields)[number] | (typeof otherFields)[number]) => (
    <TextField
      key={key}
      label={labels[key]}
      value={row[key]}
      inputMode={inputModeOf(variantFields[key])}
      disabled={id !== undefined && variantFields[key].kind === 'amount' && !mayPrice}
      autoComplete="off"
      error={errorOf(key)}
      onChange={(event) => onChange({ [key]: event.currentTarget.value })}
    />
  )
  return (
    <li aria-label={name} className="rounded-md border p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        {row.stock !== undefined && (
          <TextLink href={`/admin/products/${id}`}>{fillCount(stock.units, row.stock)}</TextLink>
        )}
        {onRemove && (
          <IconButton label={fillText(texts.remove, { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {values.map((value, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is that of the option.
            key={at}
            label={fillText(texts.value, { place: at + 1 })}
            value={value}
            maxLength={maxVariantText}
            autoComplete="off"
            error={errorOf(`values.${at}`)}
            onChange={(event) =>
              onChange({
                values: values.map((one, place) => (place === at ? event.currentTarget.value : one)),
              })
            }
          />
        ))}
        {shownFields.map(field)}
        {id === undefined && (
          <TextField
            label={initialStock}
            inputMode="numeric"
            maxLength={7}
            value={row.initialStock}
            error={errorOf('initialStock')}
            onChange={(event) => onChange({ initialStock: event.currentTarget.value })}
          />
        )}
      </div>
      <CheckboxField
        label={texts.active}
        checked={row.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {texts.more}
        </summary>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{otherFields.map(field)}</div>
      </details>
    </li>
  )
}
