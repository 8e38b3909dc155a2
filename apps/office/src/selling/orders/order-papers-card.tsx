import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OrderPaper } from '@tecnoclick/contract/selling/papers/schemas'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { office } from '@tecnoclick/messages/office'
import { type Locale, locales, nativeNames } from '@tecnoclick/messages/platform/locales'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import { Section } from '../../platform/layout/section.tsx'
import { OfficePaper } from '../../platform/papers/office-paper.tsx'
import { useReceiptPaper } from './receipt-paper.tsx'

const { pdf: texts } = office.orders
const papers = keysOf(texts.papers).map((value) => ({ value, label: texts.papers[value] }))
const languages = locales.map((value) => ({ value, label: nativeNames[value] }))

/** Each paper of an order as PDF, in the customer's language. */
export function OrderPapersCard({ order }: { order: Order }) {
  const [paper, setPaper] = useState<OrderPaper>('order')
  const [language, setLanguage] = useState<Locale>('es')
  const format = useReceiptPaper()
  const query = `lang=${language}${paper === 'receipt' ? `&format=${format}` : ''}`
  return (
    <Section title={texts.title}>
      <div className="grid gap-3">
        <SelectField
          label={texts.paper}
          options={papers}
          value={paper}
          onChange={({ currentTarget: { value } }) => setPaper(value as OrderPaper)}
        />
        <SelectField
          label={texts.language}
          options={languages}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(value as Locale)}
        />
        <div className="flex flex-wrap gap-2">
          <OfficePaper path={`sellorders/${order.id}/papers/${paper}?${query}`} />
        </div>
      </div>
    </Section>
  )
}
