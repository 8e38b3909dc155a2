import type { Notices, TelegramCode } from '@tecnoclick/contract/people/notices/schemas'
import { formatDate, formatTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { IntentForm } from '../../platform/form/intent-form.tsx'

const page = '/account/notices'

interface ConnectTelegramProps {
  code: TelegramCode | undefined
  isAgain: boolean
}

/** First a button, then the link and the code that it made. */
export function ConnectTelegram({ code, isAgain }: ConnectTelegramProps) {
  const t = useFullT()
  if (code?.code && code.url) return <LinkCode {...code} code={code.code} url={code.url} />
  if (code) return <CodeByMail />
  return (
    <div className="mt-2 grid gap-4">
      {!isAgain && <p className="text-ink-muted text-sm">{t('notices.connectText')}</p>}
      <IntentForm intent="connect" action={page}>
        <Button type="submit" className="max-sm:w-full">
          {t(isAgain ? 'notices.again' : 'notices.connect')}
        </Button>
      </IntentForm>
    </div>
  )
}

interface LinkCodeProps extends TelegramCode {
  code: string
  url: string
}

function LinkCode({ code, url, bot, expiresDate }: LinkCodeProps) {
  const t = useFullT()
  const time = formatTime(new Date(expiresDate), useLocale())
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-ink-muted text-sm">{t('notices.connectText')}</p>
      <Button href={url} rel="noreferrer" className="max-sm:w-full sm:justify-self-start">
        {t('notices.open')}
      </Button>
      <div className="grid gap-2">
        <p className="text-sm wrap-anywhere">{t('notices.orType', { bot })}</p>
        <p className="flex flex-wrap items-center gap-3">
          <bdi
            dir="ltr"
            className="rounded-md bg-sunken px-4 py-2 font-bold text-xl tabular-nums tracking-wider"
          >
            {code}
          </bdi>
          <CopyButton text={code} />
        </p>
        <p className="text-ink-muted text-sm">{t('notices.expires', { time })}</p>
      </div>
      <CheckButton />
    </div>
  )
}

/** Nobody has shown yet that they read the account's mailbox. */
function CodeByMail() {
  const t = useFullT()
  return (
    <div className="mt-2 grid gap-4">
      <Notice kind="info" role="status" title={t('notices.byMail')}>
        {t('notices.byMailText')}
      </Notice>
      <CheckButton />
    </div>
  )
}

function CheckButton() {
  const t = useFullT()
  return (
    <Button href={page} variant="secondary" className="max-sm:w-full sm:justify-self-start">
      {t('notices.check')}
    </Button>
  )
}

export function ConnectedTelegram({ telegram }: { telegram: NonNullable<Notices['telegram']> }) {
  const t = useFullT()
  const date = formatDate(new Date(telegram.connectedDate), useLocale())
  return (
    <div className="mt-2 grid gap-4">
      {telegram.isBroken ? (
        <Notice kind="warning" title={t('notices.broken')}>
          {t('notices.brokenText')}
        </Notice>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="success">{t('notices.connected')}</Badge>
          <span className="text-ink-muted">{t('notices.since', { date })}</span>
        </p>
      )}
      <IntentForm
        intent="disconnect"
        action={page}
        question={{
          title: t('notices.disconnectTitle'),
          text: t('notices.disconnectText'),
          confirmLabel: t('notices.disconnect'),
        }}
      >
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          {t('notices.disconnect')}
        </Button>
      </IntentForm>
    </div>
  )
}
