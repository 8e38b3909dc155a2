import type { ServiceMessage } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { Button } from '@tecnoclick/ui/button'
import { MessageBubble } from '@tecnoclick/ui/message-bubble'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextArea } from '@tecnoclick/ui/text-area'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { PhotoPicker } from '../../platform/form/photo-picker.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useFormDraft } from '../../platform/form/use-form-draft.ts'
import { useFormKey, useRequestKey } from '../../platform/requests/use-request-key.ts'
import { photoUrl } from './photo-url.ts'

interface OrderMessagesProps {
  orderId: number
  messages: readonly ServiceMessage[]
  /** The idempotency key of the next message. */
  requestKey: string
  posted: FormResult | undefined
}

/** What customer and workshop wrote to each other, oldest first, and the form for the next message. */
export function OrderMessages({ orderId, messages, requestKey, posted }: OrderMessagesProps) {
  const t = useFullT()
  const formKey = useFormKey('message', `/account/services/${orderId}`)
  return (
    <section aria-labelledby="mensajes">
      <h2 id="mensajes" className="mb-4 text-lg">
        {t('services.messages.title')}
      </h2>
      {messages.length === 0 && <p className="mb-4 text-ink-muted">{t('services.messages.none')}</p>}
      <ol className="mb-6 grid gap-3 empty:hidden">
        {messages.map((message) => (
          <Message key={message.id} orderId={orderId} message={message} />
        ))}
      </ol>
      {/* A sent message is in the list: the next one starts empty. */}
      <MessageForm
        key={`${messages.at(-1)?.id} ${formKey}`}
        orderId={orderId}
        requestKey={requestKey}
        posted={posted}
      />
    </section>
  )
}

function Message({ orderId, message }: { orderId: number; message: ServiceMessage }) {
  const t = useFullT()
  const names = { customer: t('services.messages.you'), staff: t('services.messages.workshop') }
  return (
    <MessageBubble message={message} names={names} reader="customer">
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {message.photos.map((photo, index) => (
          <li key={photo}>
            <a href={photoUrl(orderId, photo)} className="block rounded-md">
              <img
                src={`${photoUrl(orderId, photo)}?w=160`}
                alt={t('services.messages.photoAlt', { number: index + 1 })}
                loading="lazy"
                className="size-24 rounded-md border object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </MessageBubble>
  )
}

const loadRules = async () => (await import('./message-form.ts')).messageRules

function MessageForm({ orderId, requestKey, posted }: Omit<OrderMessagesProps, 'messages'>) {
  const t = useFullT()
  const page = `/account/services/${orderId}`
  const key = useRequestKey('message', page, posted?.values?.requestKey ?? requestKey)
  const { form, errors, refused, busy } = useCheckedForm({
    action: page,
    load: loadRules,
    posted,
  })
  useFormDraft(form.ref, page)
  return (
    <form {...form} encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="requestKey" value={key} />
      <TextArea
        name="text"
        label={t('services.messages.text')}
        hint={t('services.messages.hint')}
        defaultValue={posted?.values?.text}
        error={errors.text}
        rows={3}
        maxLength={2000}
      />
      <PhotoPicker page={page} label={t('services.messages.photos')} error={errors.photos} />
      <FormFailure posted={refused === posted ? undefined : refused} />
      <Button type="submit" variant="secondary" busy={busy} className="sm:justify-self-start">
        {t('services.messages.send')}
      </Button>
    </form>
  )
}
