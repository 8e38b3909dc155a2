import { dismissBankMessage } from '@tecnoclick/contract/money/bank-messages/endpoints'
import type { BankMessageRow } from '@tecnoclick/contract/money/bank-messages/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useDialogRow } from '../../platform/api/use-row.tsx'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { MatchForm } from './match-form.tsx'

const { bankMessages: list } = office
const { dialog: texts } = list

const pages = { order: 'orders', resetSale: 'reset-sales', serviceOrder: 'service-orders' } as const

export function BankMessageDialog() {
  const close = useBackToList()
  const message = useDialogRow<BankMessageRow>('bank-messages')
  if (!message) return null
  const { id, version, state, transactionCode: code } = message
  return (
    <Dialog
      title={fillText(texts.title, { code })}
      size="lg"
      open
      onClose={close}
      footer={
        <Permitted permission="payments:write">
          <ReasonButton
            isOffered={state === 'open'}
            action={texts.dismiss}
            title={texts.dismissTitle}
            label={texts.dismissLabel}
            hint={texts.dismissHint}
            size="md"
            done={() => texts.dismissed}
            call={(reason) =>
              officeClient.call(dismissBankMessage, { params: { id }, body: { reason, version } })
            }
          >
            {texts.dismissText}
          </ReasonButton>
        </Permitted>
      }
    >
      <div className="grid gap-5">
        {!message.isWhole && state === 'open' && <Notice kind="warning">{texts.cut}</Notice>}
        <MessageFacts message={message} />
        {state === 'open' && (
          <Permitted permission="payments:write">
            <MatchForm key={version} message={message} />
          </Permitted>
        )}
        <section className="grid gap-2">
          <h3 className="font-semibold text-sm">{texts.text}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 text-sm">
            {message.text ?? texts.forgotten}
          </p>
        </section>
      </div>
    </Dialog>
  )
}

function MessageFacts({ message }: { message: BankMessageRow }) {
  const { match, source, receivedBy, settledDate, settledBy, repeats } = message
  return (
    <Facts>
      <Fact name={texts.amount}>
        <Money amount={message.amount} currency={message.currency} className="font-semibold" />
      </Fact>
      <Fact name={texts.phone}>{message.phone}</Fact>
      <Fact name={texts.account}>{message.account}</Fact>
      <Fact name={texts.sent}>{message.sentDate && formatDate(noonOf(message.sentDate), 'es')}</Fact>
      <Fact name={texts.received}>
        <DateTime date={message.receivedDate} />
      </Fact>
      <Fact name={texts.source}>{fillText(list.sources[source], { name: receivedBy ?? '' })}</Fact>
      <Fact name={texts.repeats}>{repeats > 0 && repeats}</Fact>
      <Fact name={list.columns.about}>
        {match && (
          <TextLink href={`/admin/${pages[match.kind]}/${match.id}`}>
            {[fillText(list.kinds[match.kind], match), match.who].filter(Boolean).join(' · ')}
          </TextLink>
        )}
      </Fact>
      <Fact name={texts.reason}>{message.reason}</Fact>
      <Fact name={texts.settled}>
        {settledDate && (
          <>
            <DateTime date={settledDate} /> · {settledBy ?? texts.byShop}
          </>
        )}
      </Fact>
    </Facts>
  )
}
