import { getMessageSample } from '@tecnoclick/contract/platform/message-texts/endpoints'
import type { MessageSample, MessageText } from '@tecnoclick/contract/platform/message-texts/schemas'
import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import { problemOfText, rewordIn } from '@tecnoclick/domain/platform/message-text'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Spinner } from '@tecnoclick/ui/spinner'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { officeClient } from '../api/office-client.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadError } from '../list/list-states.tsx'
import { MailPreview, PlainText } from '../mail/mail-preview.tsx'

const { messageTexts: texts } = office
const views = ['light', 'dark', 'plain'] as const

/** The last real message with what is typed. It is read only on demand: who looks at a customer's mail is recorded. */
export function MessagePreview({ row: { key, texts: all } }: { row: MessageText }) {
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState<(typeof views)[number]>('light')
  const typed = useWatch({ name: all.map(({ path }) => `texts.${path}`) })
  const { data, error, refetch } = useApiQuery({
    queryKey: ['message-texts', key, 'sample'],
    read: ({ signal }) => officeClient.call(getMessageSample, { params: { key }, signal }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isOpen)
    return (
      <Button type="button" variant="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        {texts.previewShow}
      </Button>
    )
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <Spinner />
  const { subject, html, text } = reworded(data, all, typed)
  return (
    <section aria-label={texts.preview} className="grid gap-3 border-t pt-4">
      <fieldset aria-label={texts.views.label} className="flex flex-wrap gap-2">
        {views.map((one) => (
          <Button
            key={one}
            type="button"
            size="sm"
            variant={one === view ? 'primary' : 'secondary'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {texts.views[one]}
          </Button>
        ))}
      </fieldset>
      <p className="text-ink-muted text-sm">
        {data.sentDate
          ? fillText(texts.previewReal, { date: formatDateTime(new Date(data.sentDate), 'es') })
          : texts.previewSample}
      </p>
      <p className="wrap-anywhere font-semibold">{fillText(texts.subject, { subject })}</p>
      {view === 'plain' ? (
        <PlainText text={text} />
      ) : (
        <MailPreview subject={subject} html={html} dark={view === 'dark'} className="max-h-96 p-3" />
      )}
    </section>
  )
}

const inHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const asItIs = (text: string) => text

/** The message with every text that can be saved; its values stay. */
function reworded(
  sample: MessageSample,
  all: MessageText['texts'],
  typed: readonly unknown[],
): MessageSample {
  let { subject, html, text } = sample
  for (const [index, { shipped, own }] of all.entries()) {
    const draft = String(typed[index] ?? shipped).trim()
    if (problemOfText(shipped, draft)) continue
    for (const before of own === null ? [shipped] : [own, shipped]) {
      subject = rewordIn(subject, before, draft, asItIs)
      html = rewordIn(html, before, draft, inHtml)
      text = rewordIn(text, before, draft, asItIs)
    }
  }
  return { ...sample, subject, html, text }
}
