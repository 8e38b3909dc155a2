import { photoField, uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { markMessagesRead, writeServiceMessage } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { MessageBubble } from '@tecnoclick/ui/message-bubble'
import { shrinkPicture } from '@tecnoclick/ui/shrink-picture'
import { TextArea } from '@tecnoclick/ui/text-area'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { acceptedTypes, FileButton, RetryButton, useUpload } from '../../platform/form/file-input.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { messages: texts } = office.serviceOrders

/** What customer and workshop wrote to each other, and the next message. */
export function ServiceMessages({ order }: { order: ServiceOrderDetail }) {
  const { messages, unreadSince } = order
  return (
    <Section
      title={texts.title}
      action={
        unreadSince && (
          <Permitted permission="serviceOrders:write">
            <ReadButton orderId={order.id} />
          </Permitted>
        )
      }
    >
      {messages.length === 0 && <p className="text-ink-muted text-sm">{texts.none}</p>}
      <ol className="grid gap-2 text-sm empty:hidden">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} names={texts} reader="staff">
            <MessagePhotos photos={message.photos} />
          </MessageBubble>
        ))}
      </ol>
      <Permitted permission="serviceOrders:write">
        <MessageForm order={order} />
      </Permitted>
    </Section>
  )
}

function MessagePhotos({ photos }: { photos: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2 empty:hidden">
      {photos.map((name, index) => (
        <li key={name}>
          <a href={`/api/files/${name}`} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={pictureUrl(name, 160)}
              alt={fillText(texts.photoAlt, { number: index + 1 })}
              loading="lazy"
              className="size-20 rounded-md object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function ReadButton({ orderId }: { orderId: number }) {
  const { run, busy } = useAction()
  const mark = () =>
    run(() => officeClient.call(markMessagesRead, { params: { id: orderId } }), { done: texts.readDone })
  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={mark}>
      {texts.read}
    </Button>
  )
}

function MessageForm({ order }: { order: ServiceOrderDetail }) {
  const [text, setText] = useDraft(`message-${order.id}`)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const { run, busy, refusal, notice } = useKeyedAction('service-messages', order.id, {
    inline: true,
    onMade: () => setPhotos([]),
  })
  const uploads = useUpload(uploadPhoto, (name) => setPhotos((known) => [...known, name]))
  const isEmpty = text.trim() === '' && photos.length === 0

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    const body = { ...(text.trim() !== '' && { text }), photos: [...photos] }
    const call = { params: { id: order.id }, body }
    const sent = await run((headers) => officeClient.call(writeServiceMessage, { ...call, headers }), {
      done: texts.sent,
    })
    if (!sent) return
    // What was added while it was sent stays.
    setText((now) => (now === text ? '' : now))
    setPhotos((now) => now.filter((name) => !photos.includes(name)))
  }

  return (
    <form onSubmit={send} className="mt-4 grid gap-3">
      {notice}
      <TextArea
        label={texts.label}
        hint={order.customer.email === '' ? texts.noMail : texts.hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={2000}
        rows={2}
      />
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map((name, index) => (
          <li key={name} className="relative">
            <img
              src={pictureUrl(name, 160)}
              alt={fillText(texts.photoAlt, { number: index + 1 })}
              className="size-20 rounded-md object-cover"
            />
            <IconButton
              label={fillText(texts.removePhoto, { number: index + 1 })}
              onClick={() => setPhotos(photos.filter((photo) => photo !== name))}
              className="absolute -end-2 -top-2 bg-surface shadow-raised"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {uploads.problem && (
        <p role="alert" className="font-medium text-danger text-sm">
          {uploads.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy} disabled={isEmpty}>
          {texts.send}
        </Button>
        {photos.length < photosPerRequest && (
          <FileButton
            label={texts.photos}
            accept={acceptedTypes.picture}
            multiple
            busy={uploads.busy}
            onChoose={(files) => uploads.upload(files.slice(0, photosPerRequest - photos.length))}
          />
        )}
        <RetryButton retry={uploads.retry} />
      </div>
      <SaveError refusal={refusal} />
    </form>
  )
}

/** Kept for this tab: the page has another form, and the router guards only one. */
function useDraft(key: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }, [key, text])
  return [text, setText] as const
}

async function uploadPhoto(file: File): Promise<string> {
  const body = new FormData()
  body.set(photoField, await shrinkPicture(file))
  const { files } = await officeClient.call(uploadServicePhoto, { body })
  return files[0]?.originalname ?? ''
}
