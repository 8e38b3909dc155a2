import {
  changeSmsGateway,
  getSmsGateway,
  testSmsGateway,
} from '@tecnoclick/contract/people/notices/sms-endpoints'
import type { SmsGateway, SmsGatewayChange } from '@tecnoclick/contract/people/notices/sms-schemas'
import { smsGatewayBodySchema } from '@tecnoclick/contract/people/notices/sms-schemas'
import { readPhone } from '@tecnoclick/domain/platform/phone'

import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { amountOf, countOf, textOf } from '../api/form-values.ts'
import { officeClient } from '../api/office-client.ts'
import { useAction } from '../api/use-action.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useConfirmedAction } from '../api/use-confirmed-action.ts'
import { SaveError } from '../form/form-error.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'
import { Fact, Facts } from '../layout/section.tsx'
import { useMoney } from '../money.tsx'
import { Permitted } from '../permissions.tsx'

const { sms: texts } = office

/** The phone that sends SMS: its password is entered here and never shown (docs/operations/sms.md). */
export function SmsDialog() {
  const close = useBackToList()
  const { data } = useApiQuery({
    queryKey: ['sms'],
    read: ({ signal }) => officeClient.call(getSmsGateway, { signal }),
  })
  return (
    <Dialog title={texts.title} size="lg" open onClose={close}>
      <div className="grid gap-5">
        <p className="text-sm">{texts.text}</p>
        {data && (
          <>
            <GatewayFacts data={data} />
            <Permitted permission="settings:write">
              <GatewayForm key={data.gateway?.url} gateway={data.gateway} />
              {data.gateway && <TestForm />}
            </Permitted>
          </>
        )}
      </div>
    </Dialog>
  )
}

function GatewayFacts({ data: { gateway, linked, partsToday, month } }: { data: SmsGateway }) {
  const money = useMoney()
  const cost = money(month.cost, 'CUP')
  return (
    <>
      {gateway?.isRefused && (
        <Notice kind="warning" title={texts.refused}>
          {texts.refusedText}
        </Notice>
      )}
      <Facts>
        <Fact name={office.common.state}>
          <Badge tone={gateway ? 'success' : 'neutral'}>{gateway ? texts.on : texts.off}</Badge>
        </Fact>
        <Fact name={texts.linked}>{gateway && linked}</Fact>
        <Fact name={texts.today}>
          {gateway && fillText(texts.todayOf, { parts: partsToday, limit: gateway.dailyParts })}
        </Fact>
        <Fact name={texts.month}>{month.messages > 0 && fillText(texts.monthOf, { ...month, cost })}</Fact>
        <Fact name={texts.failed}>{month.failed > 0 && month.failed}</Fact>
      </Facts>
    </>
  )
}

type Problems = Partial<Record<'url' | 'username' | 'password' | 'partPrice' | 'dailyParts', string>>

/** As the API would refuse it, beside the fields. */
function problemsOf(gateway: SmsGatewayChange): Problems {
  const checked = smsGatewayBodySchema.safeParse({ gateway })
  if (checked.success) return {}
  return Object.fromEntries(
    checked.error.issues.map(({ path }) => [String(path[1]), texts.wrong[path[1] as keyof Problems]]),
  )
}

function GatewayForm({ gateway }: { gateway: SmsGateway['gateway'] }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const off = useConfirmedAction()
  const [problems, setProblems] = useState<Problems>({})

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const password = textOf(given.get('password'))
    const change = {
      url: textOf(given.get('url')).trim(),
      username: textOf(given.get('username')).trim(),
      ...(password && { password }),
      partPrice: amountOf(given.get('partPrice')) ?? 0,
      dailyParts: countOf(given.get('dailyParts')) ?? Number.NaN,
    }
    const found = problemsOf(change)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const saved = await run(() => officeClient.call(changeSmsGateway, { body: { gateway: change } }), {
      done: texts.saved,
      refused: (error) =>
        setProblems(error.body?.errors?.password ? { password: texts.passwordKept } : { url: error.message }),
    })
    if (saved) form.reset()
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        name="url"
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        error={problems.url}
        defaultValue={gateway?.url}
        autoComplete="off"
        maxLength={200}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="username"
          label={texts.username}
          error={problems.username}
          defaultValue={gateway?.username}
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          name="password"
          type="password"
          label={texts.password}
          hint={gateway ? texts.passwordKept : texts.passwordHint}
          error={problems.password}
          autoComplete="new-password"
          maxLength={200}
        />
        <TextField
          name="partPrice"
          inputMode="decimal"
          label={texts.price}
          hint={texts.priceHint}
          error={problems.partPrice}
          defaultValue={gateway?.partPrice}
          maxLength={12}
        />
        <TextField
          name="dailyParts"
          inputMode="numeric"
          label={texts.limit}
          hint={texts.limitHint}
          error={problems.dailyParts}
          defaultValue={gateway?.dailyParts ?? 100}
          maxLength={5}
        />
      </div>
      <SaveError refusal={refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        {gateway && (
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
                () => officeClient.call(changeSmsGateway, { body: { gateway: null } }),
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

function TestForm() {
  const { run, busy } = useAction()
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    await run(() => officeClient.call(testSmsGateway, { body: { phone } }), {
      done: ({ to }) => fillText(texts.tested, { to: readPhone(to) ?? to }),
      refused: ({ status, body, message }) => {
        const { errors } = body ?? {}
        if (errors?.password) setProblem(texts.wrongPassword)
        else setProblem(errors?.phone ?? (status === 409 ? texts.testLimit : message))
      },
    })
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2 border-t pt-5"
      onSubmit={(event) => void send(event)}
    >
      <TextField
        type="tel"
        label={texts.testTo}
        value={phone}
        error={problem}
        maxLength={30}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {texts.test}
      </Button>
    </form>
  )
}
