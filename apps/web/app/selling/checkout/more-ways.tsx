import type { TablePart } from '@tecnoclick/messages/message-table'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { UseCredit } from '../credit/use-credit.tsx'

interface MoreWaysProps {
  currency: string
  /** Store credit in that currency. */
  balance: number
  /** Of the links. */
  texts: TablePart
}

/** Store credit, which few have, and an order that somebody else pays (selling.md#paid-by-family). Work without script. */
export function MoreWays({ currency, balance, texts }: MoreWaysProps) {
  useMoreMessages(texts)
  const t = useFullT()
  return (
    <div className="grid gap-4">
      {balance > 0 && <UseCredit currency={currency} balance={balance} />}
      <div className="rounded-lg border bg-surface p-4">
        <CheckboxField name="familyPays" label={t('links.family.title')} hint={t('links.family.hint')} />
      </div>
    </div>
  )
}
