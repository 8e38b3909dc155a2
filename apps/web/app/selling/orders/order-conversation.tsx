import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { Button } from '@tecnoclick/ui/button'
import { MessageBubble } from '@tecnoclick/ui/message-bubble'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextArea } from '@tecnoclick/ui/text-area'
import { useActionData } from 'react-router'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useFormKey, useRequestKey } from '../../platform/requests/use-request-key.ts'

type Written = Pick<Order, 'id' | 'messages'>

/** What customer and shop wrote to each other, oldest first, and the form for the next message. */
export function OrderConversation({ order }: { order: Written }) {
  const t = useFullT()
  const { id, messages } = order
  const formKey = useFormKey('orderMessage', pageOf(order))
  const names = { customer: t('orders.messages.you'), staff: t('orders.messages.shop') }
  return (
    <section aria-labelledby="mensajes">
      <h2 id="mensajes" className="mb-4 text-lg">
        {t('orders.messages.title')}
      </h2>
      <ol className="mb-6 grid gap-3 empty:hidden">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} names={names} reader="customer" />
        ))}
      </ol>
      {/* A sent message is in the list: the next one starts empty. */}
      <MessageForm key={`${id} ${messages.at(-1)?.id} ${formKey}`} order={order} />
    </section>
  )
}

const pageOf = ({ id }: Written) => `/account/orders/${id}`

const loadRules = async () => (await import('./order-rules.ts')).orderMessageRules

function MessageForm({ order }: { order: Written }) {
  const t = useFullT()
  // Set when the page was posted without script. The page shows a failure of the whole form at its top.
  const posted = useActionData<FormResult>()
  const page = pageOf(order)
  const key = useRequestKey('orderMessage', page)
  const { form, errors, refused, busy } = useCheckedForm({ action: page, load: loadRules, posted })
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="requestKey" value={key} />
      <TextArea
        name="text"
        label={t('orders.messages.text')}
        hint={t('orders.messages.hint')}
        defaultValue={posted?.values?.text}
        error={errors.text}
        rows={3}
        maxLength={2000}
      />
      <FormFailure posted={refused === posted ? undefined : refused} />
      <Button type="submit" variant="secondary" busy={busy} className="sm:justify-self-start">
        {t('orders.messages.send')}
      </Button>
    </form>
  )
}
