import type { OnlineOptions } from '@tecnoclick/contract/selling/providers/schemas'
import type { TablePart } from '@tecnoclick/messages/message-table'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Form, useNavigation } from 'react-router'
import { useMoney } from '../../platform/page/use-money.ts'

interface PayOnlineProps {
  /** The page of the order, in the account or of a link. */
  action: string
  online: OnlineOptions & { texts: TablePart }
}

/** 'Pagar ahora' with each gateway that takes the order's currency (selling.md#online-payments). Works without script. */
export function PayOnline({ action, online: { amount, currency, providers, texts } }: PayOnlineProps) {
  useMoreMessages(texts)
  const t = useFullT()
  const money = useMoney(currency)
  const sent = useNavigation().formData
  return (
    <section
      aria-labelledby="pago-en-linea"
      className="grid gap-4 rounded-lg border bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id="pago-en-linea" className="text-lg">
        {t('online.title')}
      </h2>
      <p className="max-w-prose text-ink-muted text-sm">{t('online.hint', { amount: money(amount) })}</p>
      <Form method="post" action={action} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="online" />
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            type="submit"
            name="providerId"
            value={String(id)}
            busy={sent?.get('providerId') === String(id)}
          >
            {providers.length === 1 ? t('online.now') : t('online.with', { name })}
          </Button>
        ))}
      </Form>
    </section>
  )
}
