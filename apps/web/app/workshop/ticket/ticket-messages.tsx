import { photoField } from '@tecnoclick/contract/platform/files/endpoints'
import type { ServiceMessage } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { type FormResult, failureText } from '../../platform/form/form-result.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'

interface TicketMessagesProps {
  t: TranslateAll
  locale: Locale
  path: string
  token: string
  requestKey: string
  messages: readonly ServiceMessage[]
  readOnly: boolean
  unsent: { text: string; problem: FormResult } | undefined
}

/** Messages with their photos, and the form for the next, all without script. */
export function TicketMessages(props: TicketMessagesProps) {
  const { t, locale, token, messages, readOnly } = props
  return (
    <section id="mensajes">
      <h2>{t('services.messages.title')}</h2>
      <ol>
        {messages.map(({ id, author, date, text, photos }) => (
          <li key={id} className={author === 'customer' ? 'own' : undefined}>
            <b>{author === 'customer' ? t('services.messages.you') : t('services.messages.workshop')}</b>
            <time dateTime={date}>{formatDateTime(new Date(date), locale)}</time>
            {text && <bdi className="text">{text}</bdi>}
            <TicketPhotos
              token={token}
              names={photos}
              altOf={(number) => t('services.messages.photoAlt', { number })}
            />
          </li>
        ))}
      </ol>
      {readOnly ? (
        <p className="choice">
          {t('ticket.readOnly')}
          <a href={signInAddress('/account/orders?type=services')}>{t('security.signIn.title')}</a>
        </p>
      ) : (
        <MessageForm {...props} />
      )}
    </section>
  )
}

interface TicketPhotosProps {
  token: string
  names: readonly string[]
  altOf(number: number): string
}

export function TicketPhotos({ token, names, altOf }: TicketPhotosProps) {
  if (names.length === 0) return null
  return (
    <ul className="photos">
      {names.map((name, index) => (
        <li key={name}>
          <a href={photoUrl(token, name)}>
            <img src={`${photoUrl(token, name)}?w=160`} alt={altOf(index + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function MessageForm({ t, path, requestKey, unsent }: TicketMessagesProps) {
  const problem = unsent && problemText(unsent.problem, t)
  return (
    <form method="post" action={`${path}/messages`} encType="multipart/form-data" className="message">
      <input type="hidden" name="requestKey" value={requestKey} />
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <label>
        {t('services.messages.text')}
        <textarea name="text" rows={3} maxLength={2000} dir="auto" defaultValue={unsent?.text} />
      </label>
      <label>
        {t('services.messages.photos')}
        <input type="file" name={photoField} accept="image/*" multiple />
        <span className="hint">{t('services.order.photosHint')}</span>
      </label>
      <p className="choice">
        <button type="submit">{t('services.messages.send')}</button>
      </p>
    </form>
  )
}

export function problemText({ errors = {}, failure }: FormResult, t: TranslateAll): string | undefined {
  return failure ? failureText(t, failure) : Object.values(errors)[0]
}

export function photoUrl(token: string, name: string): string {
  return `/api/services/ticket/${token}/photos/${name}`
}
