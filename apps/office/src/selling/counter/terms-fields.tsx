import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import { useCurrencies } from '../../platform/money.tsx'
import { readStored, writeStored } from '../../platform/stored-value.ts'
import type { SaleTerms } from './sale.ts'

const { counter } = office

const currencyKey = 'office.counterCurrency'

/** A counter sells in the currency of its last sale; the price tier is that of each buyer. */
export function useSaleTerms(): [SaleTerms, (terms: SaleTerms) => void] {
  const currencies = useCurrencies()
  const [terms, setTerms] = useState<SaleTerms>(() => ({
    currency: readStored<string>(currencyKey) ?? 'USD',
    priceTier: 'retail',
  }))
  const isUsed = currencies.length === 0 || currencies.some(({ code }) => code === terms.currency)
  return [
    isUsed ? terms : { ...terms, currency: 'USD' },
    (next) => {
      writeStored(currencyKey, next.currency)
      setTerms(next)
    },
  ]
}

/** Currency and price tier of the sale. */
export function TermsFields({ terms, onChange }: { terms: SaleTerms; onChange: (terms: SaleTerms) => void }) {
  const currencies = useCurrencies()
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={counter.currency}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
        value={terms.currency}
        onChange={(event) => onChange({ ...terms, currency: event.currentTarget.value })}
      />
      <SelectField
        label={counter.tier}
        options={priceTiers.map((tier) => ({ value: tier, label: counter.tiers[tier] }))}
        value={terms.priceTier}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...terms, priceTier: priceTiers.find((tier) => tier === value) ?? 'retail' })
        }
      />
    </div>
  )
}
