import { resendMail } from '@tecnoclick/contract/platform/mail/endpoints'
import type { Mail, MailDetail, MailState as State } from '@tecnoclick/contract/platform/mail/schemas'
import type { SmsState } from '@tecnoclick/domain/platform/sms-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useEffect, useRef } from 'react'
import { officeClient } from '../api/office-client.ts'
import { useConfirmedAction } from '../api/use-confirmed-action.ts'
import { useDialogRow } from '../api/use-row.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'
import { DateTime } from '../layout/date-time.tsx'
import { Fact, Facts } from '../layout/section.tsx'

const { mails } = office

export function MailDialog() {
  const close = useBackToList()
  const { run, busy } = useConfirmedAction()
  const mail = useDialogRow<MailDetail>('mails', 'html')
  if (!mail) return null
  const { id, to, state, resendOf, resentAs, resendable } = mail

  async function resend() {
    const question = {
      title: fillText(mails.resendTitle, { to }),
      text: mails.resendText,
      confirmLabel: mails.resend,
    }
    const sent = await run(question, () => officeClient.call(resendMail, { params: { id } }), {
      done: fillText(mails.resent, { to }),
    })
    if (sent) close()
  }

  const date = (text: string | null) => text && <DateTime date={text} />
  const see = (other: number | null) =>
    other && <TextLink href={`/admin/mails/${other}`}>{mails.see}</TextLink>
  return (
    <Dialog
      title={mail.subject}
      size="lg"
      open
      onClose={close}
      footer={
        resendable && (
          <Button busy={busy} onClick={resend}>
            {mails.resend}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={mails.columns.state}>
            <MailState state={state} />
          </Fact>
          <Fact name={mails.channel}>{mail.channel && mails.channels[mail.channel]}</Fact>
          <Fact name={mails.smsState}>{mail.sms && <SmsBadge state={mail.sms} />}</Fact>
          <Fact name={mails.to}>{to}</Fact>
          <Fact name={mails.replyTo}>{mail.replyTo}</Fact>
          <Fact name={mails.error}>
            {mail.lastError && <span className="text-danger">{mail.lastError}</span>}
          </Fact>
          <Fact name={mails.attempts}>{mail.attempts}</Fact>
          <Fact name={mails.written}>{date(mail.createdDate)}</Fact>
          <Fact name={mails.sent}>{date(mail.sentDate)}</Fact>
          <Fact name={mails.next}>{date(mail.nextAttemptDate)}</Fact>
          <Fact name={mails.repeats}>{see(resendOf)}</Fact>
          <Fact name={mails.repeated}>{see(resentAs)}</Fact>
        </Facts>
        {mail.text === '' ? <p className="text-ink-muted">{mails.dropped}</p> : <MailPreview mail={mail} />}
      </div>
    </Dialog>
  )
}

/** The mail as its reader sees it, in a shadow root that keeps the page's styles out. */
function MailPreview({ mail: { subject, html, text } }: { mail: MailDetail }) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = frame.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.replaceChildren(mailBody(html))
  }, [html])

  return (
    <section aria-label={mails.preview} className="grid gap-3">
      <div
        ref={frame}
        role="document"
        aria-label={fillText(mails.previewOf, { subject })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border p-3"
      />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {mails.plain}
        </summary>
        <pre className="whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 font-mono text-xs">
          {text}
        </pre>
      </details>
    </section>
  )
}

/** Only for dark mode. The page's CSP blocks it and reports a violation even when it is only parsed. */
const styleSheets = /<style\b.*?<\/style\s*>/gis

/** Scripts of a parsed document do not run. Active elements are removed all the same; the CSP would block them too. */
function mailBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html.replace(styleSheets, ''), 'text/html')
  for (const active of body.querySelectorAll('script, style, iframe, object, embed, form, link, meta'))
    active.remove()
  const container = document.createElement('div')
  container.setAttribute('style', body.getAttribute('style') ?? '')
  container.append(...body.childNodes)
  return container
}

const smsTones: Record<SmsState, BadgeTone> = {
  handing: 'neutral',
  accepted: 'neutral',
  sent: 'new',
  delivered: 'success',
  failed: 'danger',
}

function SmsBadge({ state }: { state: SmsState }) {
  return <Badge tone={smsTones[state]}>{mails.smsStates[state]}</Badge>
}

/** Nothing for a mail. */
export function ChannelBadges({ channel, sms }: Pick<Mail, 'channel' | 'sms'>) {
  return (
    <>
      {channel && channel !== 'mail' && <Badge tone="new">{mails.channels[channel]}</Badge>}
      {sms && <SmsBadge state={sms} />}
    </>
  )
}

const tones: Record<State, BadgeTone> = {
  pending: 'neutral',
  sending: 'new',
  sent: 'success',
  failed: 'danger',
}

export function MailState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{office.mails.states[state]}</Badge>
}
