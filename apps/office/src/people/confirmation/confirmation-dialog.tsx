import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import {
  confirmIdentity,
  getConfirmationOptions,
} from '@tecnoclick/contract/people/security/second-factor-endpoints'
import type { Confirmation } from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { FactorOptions, PasskeyRequest } from '@tecnoclick/contract/platform/sign-in-challenge'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient, setConfirmIdentity } from '../../platform/api/office-client.ts'

const texts = office.confirmation

interface Question {
  options: FactorOptions
  email: string
  answer(confirmed: boolean): void
}

/** Mounted once: asks whenever the API wants a confirmation (people.md#confirmation), and the call is repeated. */
export function ConfirmationDialog() {
  const [question, setQuestion] = useState<Question>()

  useEffect(() => {
    // Whoever waits for the answer gets one also when the screen is left.
    let leave = () => {}
    setConfirmIdentity(ask)
    return () => {
      setConfirmIdentity(undefined)
      leave()
    }

    async function ask(): Promise<boolean> {
      const options = await officeClient.attempt(getConfirmationOptions)
      const me = await officeClient.attempt(getMe)
      if (!options.ok || !me.ok || !me.data.user) return false
      const { email } = me.data.user
      return new Promise((resolve) => {
        const answer = (confirmed: boolean) => {
          setQuestion(undefined)
          resolve(confirmed)
        }
        leave = () => resolve(false)
        setQuestion({ options: options.data, email, answer })
      })
    }
  }, [])

  if (!question) return null
  return (
    <Dialog open size="sm" title={texts.title} onClose={() => question.answer(false)}>
      <div className="grid gap-4">
        <p className="text-ink-muted">{texts.text}</p>
        <ConfirmationForm question={question} />
      </div>
    </Dialog>
  )
}

function ConfirmationForm({ question: { options, email, answer } }: { question: Question }) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const byPassword = options.methods.includes('password')

  async function confirm(read: () => Promise<Confirmation>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await officeClient.call(confirmIdentity, { body: await read() })
      answer(true)
    } catch (error) {
      setFailure(
        error instanceof DOMException ? texts.passkeyFailed : requireHttpError(error, 'save').message,
      )
      setBusy(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('answer'))
    void confirm(async () => (byPassword ? { password: transformPassword(email, typed) } : { code: typed }))
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure && (
        <Notice kind="error" role="alert">
          {failure}
        </Notice>
      )}
      {options.passkey && (
        <PasskeyButton request={options.passkey} busy={busy} onAnswer={(read) => void confirm(read)} />
      )}
      {byPassword ? (
        <PasswordField name="answer" required label={texts.password} data-autofocus />
      ) : (
        <TextField
          name="answer"
          autoComplete="one-time-code"
          required={!options.passkey}
          label={texts.code}
          hint={texts.codeHint}
          data-autofocus
        />
      )}
      <Button type="submit" block busy={busy} variant={options.passkey ? 'secondary' : 'primary'}>
        {texts.submit}
      </Button>
    </form>
  )
}

interface PasskeyButtonProps {
  request: PasskeyRequest
  busy: boolean
  onAnswer(read: () => Promise<Confirmation>): void
}

function PasskeyButton({ request, busy, onAnswer }: PasskeyButtonProps) {
  async function read(): Promise<Confirmation> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return { passkey: await startAuthentication({ optionsJSON: request }) }
  }
  return (
    <Button block busy={busy} onClick={() => onAnswer(read)}>
      {texts.passkey}
    </Button>
  )
}
