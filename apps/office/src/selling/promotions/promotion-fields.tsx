import type { PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import { rewardKinds } from '@tecnoclick/domain/selling/promotion'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Notice } from '@tecnoclick/ui/notice'
import { useInput, ValidationError } from 'ra-core'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxInput, SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { SearchSelect } from '../../platform/form/search-select.tsx'
import type { SearchOption } from '../../platform/form/search-select-options.ts'
import { useCurrencies } from '../../platform/money.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { CopyPromotion } from './copy-promotion.tsx'
import { PromotionPreview } from './promotion-preview.tsx'
import { PromotionUses } from './promotion-uses.tsx'
import { useFoundOptions, useRowOptions } from './use-row-options.ts'

const { promotions: texts } = office
const { fields, problems, sections } = texts

export function PromotionFields({ promotion }: { promotion: PromotionRow | undefined }) {
  const isUsed = promotion !== undefined && promotion.uses > 0
  return (
    <>
      {promotion && <PromotionUses promotion={promotion} />}
      {isUsed && <Notice action={<CopyPromotion promotion={promotion} />}>{problems.used}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          source="name"
          label={fields.name}
          hint={fillText(fields.nameHint, { name: promotion?.name ?? 'Semana' })}
          maxLength={40}
          required
          initialFocus
        />
        <TextInput source="code" label={fields.code} hint={fields.codeHint} maxLength={20} />
      </div>
      <CheckboxInput source="active" label={fields.active} />
      <Group title={sections.what} disabled={isUsed}>
        <RewardFields />
      </Group>
      <Group title={sections.who} disabled={isUsed}>
        <Amounts source="minimums" label={fields.minimum} />
        <p className="text-ink-muted text-sm">{fields.minimumHint}</p>
        <FoundRows source="productIds" resource="products" label={fields.products} />
        <Rows source="categoryIds" resource="categories" label={fields.categories} />
        <Rows source="brandIds" resource="brands" label={fields.brands} />
        <FoundRows source="customerIds" resource="customers" label={fields.customers} />
        <MethodChoice />
        <SelectInput
          source="priceTier"
          label={fields.priceTier}
          placeholder={fields.anyTier}
          options={(['retail', 'wholesale'] as const).map((tier) => ({
            value: tier,
            label: fields.tiers[tier],
          }))}
        />
        <CheckboxInput source="firstOrder" label={fields.firstOrder} />
      </Group>
      <Group title={sections.when}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput source="startsDate" label={fields.startsDate} type="datetime-local" />
          <TextInput source="endsDate" label={fields.endsDate} type="datetime-local" />
        </div>
      </Group>
      <Group title={sections.limits}>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextInput source="maxUses" label={fields.maxUses} inputMode="numeric" maxLength={7} />
          <TextInput
            source="maxUsesPerCustomer"
            label={fields.maxUsesPerCustomer}
            inputMode="numeric"
            maxLength={7}
          />
          <TextInput
            source="priority"
            label={fields.priority}
            hint={fields.priorityHint}
            inputMode="numeric"
            maxLength={4}
          />
        </div>
        <CheckboxInput source="combines" label={fields.combines} />
      </Group>
      <PromotionPreview />
    </>
  )
}

interface GroupProps {
  title: string
  disabled?: boolean
  children: ReactNode
}

function Group({ title, disabled = false, children }: GroupProps) {
  return (
    <fieldset disabled={disabled} className="grid gap-4 border-t pt-4">
      <legend className="font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

function RewardFields() {
  const kind = useWatch({ name: 'kind' })
  return (
    <>
      <SelectInput
        source="kind"
        label={fields.kind}
        options={rewardKinds.map((known) => ({ value: known, label: texts.kinds[known] }))}
        required
      />
      {kind === 'percent' && (
        <TextInput source="percent" label={fields.percent} inputMode="numeric" maxLength={3} required />
      )}
      {kind === 'amount' && <Amounts source="amounts" label={fields.amount} />}
      {kind === 'nForM' && (
        <div className="grid grid-cols-2 gap-4">
          <TextInput source="take" label={fields.take} inputMode="numeric" maxLength={2} required />
          <TextInput source="pay" label={fields.pay} inputMode="numeric" maxLength={2} required />
        </div>
      )}
      {kind === 'gift' && (
        <>
          <FoundRows source="giftProductId" resource="products" label={fields.giftProduct} isOne />
          <TextInput source="giftUnits" label={fields.giftUnits} inputMode="numeric" maxLength={2} />
        </>
      )}
    </>
  )
}

function Amounts({ source, label }: { source: string; label: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {useCurrencies().map(({ code: currency }) => (
        <TextInput
          key={currency}
          source={`${source}.${currency}`}
          label={fillText(label, { currency })}
          inputMode="decimal"
          maxLength={12}
        />
      ))}
    </div>
  )
}

interface RowsProps<Resource extends string> {
  source: string
  resource: Resource
  label: string
  isOne?: boolean
}

function Rows({ resource, ...choice }: RowsProps<'categories' | 'brands'>) {
  return <Choice {...choice} {...useRowOptions(resource)} />
}

function FoundRows({ resource, ...choice }: RowsProps<'products' | 'customers'>) {
  const chosen = useWatch({ name: choice.source })
  return <Choice {...choice} {...useFoundOptions(resource, Array.isArray(chosen) ? chosen : [])} />
}

function MethodChoice() {
  const { methods } = usePaymentMethods()
  const options = methods.map(({ code, name }) => ({ value: code, label: name.es }))
  return (
    <Choice
      source="paymentMethods"
      label={fields.paymentMethods}
      hint={fields.paymentMethodsHint}
      options={options}
    />
  )
}

interface ChoiceProps {
  source: string
  label: string
  hint?: string
  options: readonly SearchOption[]
  known?: readonly SearchOption[]
  onType?: (typed: string) => void
  isOne?: boolean
}

function Choice({ source, label, hint = fields.everyHint, isOne = false, ...rows }: ChoiceProps) {
  const { field, fieldState } = useInput({ source })
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : []
  const message = fieldState.error?.message
  return (
    <div>
      <SearchSelect
        label={label}
        {...(!isOne && { hint })}
        {...rows}
        chosen={chosen}
        onChange={(next) => field.onChange(isOne ? next.slice(-1) : next)}
      />
      {message && (
        <p role="alert" className="mt-1.5 text-danger text-sm">
          <ValidationError error={message} />
        </p>
      )}
    </div>
  )
}
