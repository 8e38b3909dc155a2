import { changeBankGateway, getBankGateway } from '@tecnoclick/contract/money/bank-messages/endpoints'
import type { BankGateway } from '@tecnoclick/contract/money/bank-messages/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'

const { gateway: texts, refusals } = office.bankMessages
const shortestKey = 8

/** The app on the shop's phone: its address, its key, and what was refused (docs/operations/bank-messages.md). */
export function GatewayDialog() {
  const close = useBackToList()
  const { data: gateway } = useApiQuery({
    queryKey: ['bank-gateway'],
    read: ({ signal }) => officeClient.call(getBankGateway, { signal }),
  })
  return (
    <Dialog title={texts.title} size="lg" open onClose={close}>
      <div className="grid gap-5">
        <p className="text-sm">{texts.text}</p>
        {gateway && (
          <>
            <GatewayFacts gateway={gateway} />
            <Permitted permission="settings:write">
              <KeyForm isOn={gateway.isOn} />
            </Permitted>
            <Refusals gateway={gateway} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function GatewayFacts({ gateway: { isOn, url, lastMessageDate } }: { gateway: BankGateway }) {
  return (
    <Facts>
      <Fact name={office.common.state}>
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>
      </Fact>
      <Fact name={texts.address}>
        <span className="flex flex-wrap items-center gap-2">
          <code className="break-all">{url}</code>
          <CopyButton text={url} />
        </span>
      </Fact>
      <Fact name={texts.last}>{lastMessageDate ? <DateTime date={lastMessageDate} /> : texts.never}</Fact>
    </Facts>
  )
}

function KeyForm({ isOn }: { isOn: boolean }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const off = useConfirmedAction()
  const [isShort, setShort] = useState(false)

  const change = (secret: string | null) => officeClient.call(changeBankGateway, { body: { secret } })

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const secret = textOf(new FormData(form).get('secret')).trim()
        setShort(secret.length < shortestKey)
        if (secret.length < shortestKey) return
        if (await run(() => change(secret), { done: texts.saved })) form.reset()
      }}
    >
      <TextField
        name="secret"
        type="password"
        label={texts.key}
        hint={texts.keyHint}
        error={isShort && texts.shortKey}
        autoComplete="off"
        maxLength={200}
      />
      <SaveError refusal={refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        {isOn && (
          <Button
            variant="secondary"
            busy={off.busy}
            onClick={() =>
              off.run(
                {
                  title: texts.disconnectTitle,
                  text: texts.disconnectText,
                  confirmLabel: texts.disconnect,
                },
                () => change(null),
                { done: texts.disconnected },
              )
            }
          >
            {texts.disconnect}
          </Button>
        )}
      </div>
    </form>
  )
}

function Refusals({ gateway: { refusals: refused } }: { gateway: BankGateway }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sm">{texts.refused}</h3>
      {refused.length === 0 && <p className="text-ink-muted text-sm">{texts.noneRefused}</p>}
      <ul className="grid gap-1 text-sm">
        {refused.map(({ day, reason, count, lastDate }) => (
          <li key={`${day} ${reason}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {refusals[reason]}: {fillCount(texts.count, count)}
            </span>
            <DateTime date={lastDate} className="text-ink-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}
