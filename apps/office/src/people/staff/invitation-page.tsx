import { useQuery } from '@tanstack/react-query'
import { acceptInvitation, getInvitation } from '@tecnoclick/contract/people/staff/endpoints'
import type { OpenInvitation } from '@tecnoclick/contract/people/staff/schemas'
import { ApiError } from '@tecnoclick/contract/platform/client'
import { enteredPasswordComplaint, longestPassword } from '@tecnoclick/domain/people/password-length'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Mark } from '@tecnoclick/ui/logo'
import { useFullT, useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { PasswordField } from '@tecnoclick/ui/password-field'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { FullScreenMessage, LoadingScreen } from '../../platform/layout/status-screens.tsx'
import { signInUrl } from '../../platform/urls.ts'

const { accept: texts, roles } = office.staff
const { signIn } = office

/** Where the link of an invitation leads: the invited person sets a password. Nobody is signed in here. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const t = useT()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => officeClient.call(getInvitation, { params: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [acceptedBy, setAcceptedBy] = useState<string>()

  if (acceptedBy) {
    return (
      <FullScreenMessage title={texts.doneTitle} text={fillText(texts.doneText, { email: acceptedBy })}>
        <Button href={signInUrl('/admin')}>{signIn.signIn}</Button>
      </FullScreenMessage>
    )
  }
  if (data) return <AcceptForm token={token} invitation={data} onAccepted={setAcceptedBy} />
  if (!error) return <LoadingScreen />
  if (error instanceof ApiError && error.detail.statusCode === 404) {
    return (
      <FullScreenMessage title={texts.gone} text={texts.goneText}>
        <Button href="/">{office.toShop}</Button>
      </FullScreenMessage>
    )
  }
  return (
    <FullScreenMessage title={signIn.unknownTitle} text={error.message}>
      <Button onClick={() => refetch()} busy={isFetching}>
        {t('ui.retry')}
      </Button>
    </FullScreenMessage>
  )
}

interface AcceptFormProps {
  token: string
  invitation: OpenInvitation
  onAccepted: (email: string) => void
}

function AcceptForm({ token, invitation: { email, staffRole }, onAccepted }: AcceptFormProps) {
  const t = useFullT()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problems, setProblems] = useState<{ password?: string; repeated?: string; form?: string }>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const complaint = password === '' ? 'required' : enteredPasswordComplaint(password)
    if (complaint) return setProblems({ password: t(`validation.${complaint}`) })
    if (password !== repeated) return setProblems({ repeated: t('validation.signUpMismatch') })
    setBusy(true)
    try {
      const body = { password: transformPassword(email, password) }
      await officeClient.call(acceptInvitation, { params: { token }, body })
      onAccepted(email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields } = error.detail
      setProblems(fields?.password ? { password: fields.password } : { form: fields?.email ?? error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <title>{`${texts.title} | ${office.title}`}</title>
      <form onSubmit={submit} noValidate className="grid w-full max-w-sm gap-5">
        <Mark className="size-12 text-ink" />
        <div>
          <h1 className="text-xl">{texts.title}</h1>
          <p className="mt-2 text-ink-muted wrap-anywhere">
            {fillText(texts.text, { role: roles[staffRole].toLowerCase(), email })}
          </p>
        </div>
        {problems.form && (
          <Notice kind="error" role="alert">
            {problems.form}
          </Notice>
        )}
        {/* For password managers: the address belongs to the password that is stored. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          required
          maxLength={longestPassword}
          value={password}
          error={problems.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          maxLength={longestPassword}
          value={repeated}
          error={problems.repeated}
          onChange={(event) => setRepeated(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
      </form>
    </main>
  )
}
