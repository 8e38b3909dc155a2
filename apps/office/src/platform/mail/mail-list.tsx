import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { getMail, listMails, sendTestMail } from '@tecnoclick/contract/platform/mail/endpoints'
import { type Mail, mailStates } from '@tecnoclick/contract/platform/mail/schemas'
import { channels } from '@tecnoclick/domain/platform/notices'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import type { Column } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import Send from 'lucide-react/icons/send'
import { type FormEvent, useId, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { officeClient } from '../api/office-client.ts'
import {
  getFrom,
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../api/resource-calls.ts'
import { useAction } from '../api/use-action.ts'
import { useBackToList } from '../form/use-back-to-list.ts'
import { DateTime } from '../layout/date-time.tsx'
import { dateColumn, RowLink } from '../list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../list/filters.tsx'
import { ListPage } from '../list/list-page.tsx'
import type { PhoneRow } from '../list/phone-table.tsx'
import { ChannelBadges, MailDialog, MailState } from './mail-dialog.tsx'
import { SmsDialog } from './sms-dialog.tsx'
import { TelegramDialog } from './telegram-dialog.tsx'

const { mails, common } = office

export function mailCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listMails), getFrom(client, getMail))
}

const states = optionsOf(mailStates, mails.states)
const channelOptions = optionsOf(channels, mails.channels)

export function MailList() {
  const { search } = useLocation()
  const subjectOf = ({ id, subject, to }: ReadOnlyRow<Mail>) => (
    <RowLink href={`/admin/mails/${id}${search}`} label={fillText(mails.open, { subject, to })}>
      {subject}
    </RowLink>
  )
  const phoneRow = (mail: ReadOnlyRow<Mail>): PhoneRow => ({
    title: subjectOf(mail),
    value: <DateTime date={mail.createdDate} className="text-ink-muted text-xs" />,
    detail: mail.to,
    state: <MailStates mail={mail} />,
  })
  const columns: readonly Column<ReadOnlyRow<Mail>>[] = [
    {
      key: 'subject',
      header: mails.columns.subject,
      cell: subjectOf,
      className: 'free-text font-semibold',
    },
    { key: 'to', header: mails.columns.to, cell: ({ to }) => <span className="break-all">{to}</span> },
    { key: 'state', header: mails.columns.state, cell: (mail) => <MailStates mail={mail} /> },
    dateColumn('createdDate', mails.columns.date, ({ createdDate }) => createdDate),
  ]
  return (
    <ListPage
      title={mails.title}
      text={mails.text}
      action={
        <div className="flex flex-wrap gap-2">
          <Button href={`/admin/mails/telegram${search}`} variant="secondary" size="sm">
            {office.telegram.title}
          </Button>
          <Button href={`/admin/mails/sms${search}`} variant="secondary" size="sm">
            {office.sms.title}
          </Button>
          <Button
            href={`/admin/mails/test${search}`}
            variant="secondary"
            size="sm"
            icon={<Send aria-hidden="true" className="size-4" />}
          >
            {mails.test}
          </Button>
        </div>
      }
      sort={{ field: 'createdDate', order: 'DESC' }}
      caption={mails.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar search={<SearchFilter label={common.search} hint={mails.searchHint} />}>
          <SelectFilter field="state" label={common.state} everyLabel={common.everyState} options={states} />
          <SelectFilter
            field="channel"
            label={mails.channel}
            everyLabel={mails.everyChannel}
            options={channelOptions}
          />
        </FilterBar>
      }
      emptyText={mails.empty}
    >
      <Routes>
        <Route path="telegram" element={<TelegramDialog />} />
        <Route path="sms" element={<SmsDialog />} />
        <Route path="test" element={<TestMailDialog />} />
        <Route path=":id" element={<MailDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}

function MailStates({ mail: { state, channel, sms, resentAs } }: { mail: Mail }) {
  return (
    <span className="inline-flex gap-1 md:flex-wrap">
      <MailState state={state} />
      <ChannelBadges channel={channel} sms={sms} />
      {resentAs && <Badge>{mails.repeated}</Badge>}
    </span>
  )
}

function TestMailDialog() {
  const formId = useId()
  const close = useBackToList()
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction()

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const sent = await run(() => officeClient.call(sendTestMail, { body: { to } }), {
      done: fillText(mails.testSent, { to }),
      refused: (error) => setProblem(error.body?.errors?.to ?? error.message),
    })
    if (sent) close()
  }

  return (
    <Dialog
      title={mails.test}
      size="sm"
      open
      onClose={close}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {mails.testSend}
        </Button>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-4">
        <p className="text-ink-muted text-sm">{mails.testText}</p>
        <TextField
          type="email"
          label={mails.testTo}
          value={to}
          required
          maxLength={254}
          error={problem}
          data-autofocus
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
