import type { TelegramCode } from '@tecnoclick/contract/people/notices/schemas'
import {
  createStaffTelegramCode,
  disconnectStaffTelegram,
} from '@tecnoclick/contract/people/staff-notices/endpoints'
import type { StaffNotices } from '@tecnoclick/contract/people/staff-notices/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate, formatTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { Section } from '../../platform/layout/section.tsx'

const { telegram: texts } = office.staffNotices

/** The chat with the shop's bot. Connecting it asks for the second factor: payments are verified from there. */
export function TelegramSection({ notices: { bot, telegram } }: { notices: StaffNotices }) {
  return (
    <Section title={texts.title}>
      <div className="grid gap-4">
        {!bot && <p className="text-ink-muted text-sm">{texts.off}</p>}
        {bot && <p className="text-ink-muted text-sm">{texts.text}</p>}
        {telegram && <Connected telegram={telegram} />}
        {bot && (!telegram || telegram.isBroken) && <Connect isAgain={telegram !== null} />}
      </div>
    </Section>
  )
}

function Connect({ isAgain }: { isAgain: boolean }) {
  const { run, busy } = useAction()
  const [code, setCode] = useState<TelegramCode>()
  if (code) return <LinkCode {...code} />
  return (
    <Button
      busy={busy}
      className="sm:justify-self-start"
      onClick={async () => setCode(await run(() => officeClient.call(createStaffTelegramCode), {}))}
    >
      {isAgain ? texts.again : texts.connect}
    </Button>
  )
}

function LinkCode({ code, url, bot, expiresDate }: TelegramCode) {
  const { run, busy } = useAction()
  return (
    <div className="grid gap-4">
      {code === null || url === null ? (
        <Notice kind="info" role="status">
          {texts.byMail}
        </Notice>
      ) : (
        <>
          <Button href={url} target="_blank" rel="noreferrer" className="sm:justify-self-start">
            {texts.open}
          </Button>
          <div className="grid gap-2 text-sm">
            <p className="wrap-anywhere">{fillText(texts.orType, { bot })}</p>
            <p className="flex flex-wrap items-center gap-3">
              <bdi className="rounded-md bg-sunken px-4 py-2 font-bold text-xl tracking-wider">{code}</bdi>
              <CopyButton text={code} />
            </p>
          </div>
        </>
      )}
      <p className="text-ink-muted text-sm">
        {fillText(texts.expires, { time: formatTime(new Date(expiresDate), 'es') })}
      </p>
      <Button
        variant="secondary"
        busy={busy}
        className="sm:justify-self-start"
        onClick={() => void run(async () => undefined, {})}
      >
        {texts.check}
      </Button>
    </div>
  )
}

function Connected({ telegram }: { telegram: NonNullable<StaffNotices['telegram']> }) {
  const { run, busy } = useConfirmedAction()
  const date = formatDate(new Date(telegram.connectedDate), 'es')
  const question = {
    title: texts.disconnectTitle,
    text: texts.disconnectText,
    confirmLabel: texts.disconnect,
  }
  return (
    <>
      {telegram.isBroken ? (
        <Notice kind="warning" title={texts.broken}>
          {texts.brokenText}
        </Notice>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="success">{texts.connected}</Badge>
          <span className="text-ink-muted">{fillText(texts.since, { date })}</span>
        </p>
      )}
      <p className="text-ink-muted text-sm">{texts.session}</p>
      <Button
        variant="secondary"
        busy={busy}
        className="sm:justify-self-start"
        onClick={() =>
          void run(question, () => officeClient.call(disconnectStaffTelegram), { done: texts.disconnected })
        }
      >
        {texts.disconnect}
      </Button>
    </>
  )
}
