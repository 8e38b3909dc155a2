import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { Form, useNavigation } from 'react-router'
import { useMoney } from '../../platform/page/use-money.ts'

interface PayWithCreditProps {
  orderId: number
  version: number
  currency: string
  due: number
  balance: number
  requestKey: string
}

/** The owner pays an order with store credit, all or a part. Works without script. */
export function PayWithCredit({ orderId, version, currency, due, balance, requestKey }: PayWithCreditProps) {
  const t = useFullT()
  const money = useMoney(currency)
  const busy = useNavigation().formData?.get('intent') === 'credit'
  return (
    <Form
      method="post"
      action={`/account/orders/${orderId}`}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="intent" value="credit" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <TextField
        name="credit"
        label={t('checkout.credit.use', { balance: money(balance) })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
        defaultValue={Math.min(balance, due).toFixed(2)}
        className="min-w-0 flex-[1_1_14em]"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('payment.credit.pay')}
      </Button>
    </Form>
  )
}
