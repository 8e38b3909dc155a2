import {
  changeTelegramBot,
  getTelegramBot,
  testTelegramBot,
} from '@tecnoclick/contract/people/notices/endpoints'
import { type TelegramBot, telegramBotChangeSchema } from '@tecnoclick/contract/people/notices/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { textOf } from '../api/form-values.ts'
import { officeClient } from '../api/office-client.ts'
import { useAction } from '../api/use-action.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useConfirmedAction } from '../api/use-confirmed-action.ts'
import { SaveError } from '../form/form-error.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'
import { DateTime } from '../layout/date-time.tsx'
import { Fact, Facts } from '../layout/section.tsx'
import { Permitted } from '../permissions.tsx'

const { telegram: texts } = office

/** The shop's bot: its token is entered here and never shown (docs/operations/telegram.md). */
export function TelegramDialog() {
  const close = useBackToList()
  const { data } = useApiQuery({
    queryKey: ['telegram'],
    read: ({ signal }) => officeClient.call(getTelegramBot, { signal }),
  })
  return (
    <Dialog title={texts.title} size="lg" open onClose={close}>
      <div className="grid gap-5">
        <p className="text-sm">{texts.text}</p>
        {data && (
          <>
            <BotFacts data={data} />
            <Permitted permission="settings:write">
              <TokenForm isOn={data.bot !== null} />
            </Permitted>
          </>
        )}
      </div>
    </Dialog>
  )
}

function BotFacts({ data: { bot, isRefused, linked, lastMessageDate } }: { data: TelegramBot }) {
  return (
    <>
      {isRefused && (
        <Notice kind="warning" title={texts.refused}>
          {texts.refusedText}
        </Notice>
      )}
      <Facts>
        <Fact name={office.common.state}>
          <Badge tone={bot ? 'success' : 'neutral'}>{bot ? texts.on : texts.off}</Badge>
        </Fact>
        <Fact name={texts.bot}>{bot && `@${bot}`}</Fact>
        <Fact name={texts.linked}>{bot && linked}</Fact>
        <Fact name={texts.last}>
          {bot && (lastMessageDate ? <DateTime date={lastMessageDate} /> : texts.never)}
        </Fact>
      </Facts>
    </>
  )
}

const isToken = (token: string) => telegramBotChangeSchema.safeParse({ token }).success

function TokenForm({ isOn }: { isOn: boolean }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const off = useConfirmedAction()
  const [problem, setProblem] = useState<string>()

  const change = (token: string | null) => officeClient.call(changeTelegramBot, { body: { token } })

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const token = textOf(new FormData(form).get('token')).trim()
        setProblem(isToken(token) ? undefined : texts.shortToken)
        if (!isToken(token)) return
        const saved = await run(() => change(token), {
          done: texts.saved,
          refused: (error) => setProblem(error.body?.errors?.token ? texts.wrongToken : error.message),
        })
        if (saved) form.reset()
      }}
    >
      <TextField
        name="token"
        type="password"
        label={texts.token}
        hint={texts.tokenHint}
        error={problem}
        autoComplete="off"
        maxLength={100}
      />
      <SaveError refusal={refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {isOn ? texts.replace : texts.save}
        </Button>
        {isOn && (
          <>
            <TestButton />
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
          </>
        )}
      </div>
    </form>
  )
}

function TestButton() {
  const { run, busy } = useAction()
  const test = () =>
    run(() => officeClient.call(testTelegramBot), { done: ({ bot }) => fillText(texts.tested, { bot }) })
  return (
    <Button variant="secondary" busy={busy} onClick={() => void test()}>
      {texts.test}
    </Button>
  )
}
