import { resendMail } from '@tecnoclick/contract/platform/mail/endpoints'
import type { MailDetail } from '@tecnoclick/contract/platform/mail/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../api/office-client.ts'
import { useAct } from '../api/use-act.ts'
import { useDialogRow } from '../api/use-dialog-row.ts'
import { useBackToList } from '../form/use-back-to-list.ts'
import { Fact, Facts } from '../layout/facts.tsx'
import { When } from '../layout/when.tsx'
import { say } from '../say.ts'
import { MailPreview } from './mail-preview.tsx'
import { MailState } from './mail-state.tsx'

const { mails } = office

export function MailDialog() {
  const close = useBackToList()
  const confirm = useConfirm()
  const { act, busy } = useAct()
  const mail = useDialogRow<MailDetail>('mails', 'html')
  if (!mail) return null
  const { id, to, state, resendOf, resentAs } = mail

  async function resend() {
    const question = {
      title: say(mails.resendTitle, { to }),
      text: mails.resendText,
      confirmLabel: mails.resend,
    }
    if (!(await confirm(question))) return
    const sent = await act(() => officeClient.call(resendMail, { params: { id } }), {
      done: say(mails.resent, { to }),
    })
    if (sent) close()
  }

  const date = (text: string | null) => text && <When date={text} />
  const see = (other: number | null) =>
    other && <TextLink href={`/admin/mails/${other}`}>{mails.see}</TextLink>
  return (
    <Dialog
      title={mail.subject}
      size="lg"
      open
      onClose={close}
      footer={
        ['sent', 'failed'].includes(state) && (
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
        <MailPreview mail={mail} />
      </div>
    </Dialog>
  )
}
