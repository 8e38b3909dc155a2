import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { useMoney } from '../../platform/page/use-money.ts'

interface UseCreditProps {
  currency: string
  balance: number
}

/** 'Usar mi saldo' at checkout. The server takes no more than the order costs. Works without script. */
export function UseCredit({ currency, balance }: UseCreditProps) {
  const t = useFullT()
  const money = useMoney(currency)
  return (
    <div className="group grid gap-3 rounded-lg border bg-surface p-4">
      <CheckboxField
        name="useCredit"
        label={t('checkout.credit.use', { balance: money(balance) })}
        hint={t('checkout.credit.hint')}
      />
      <div className="hidden max-w-60 group-has-[:checked]:block">
        <TextField
          name="credit"
          label={t('checkout.credit.amount')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={balance.toFixed(2)}
        />
      </div>
    </div>
  )
}
