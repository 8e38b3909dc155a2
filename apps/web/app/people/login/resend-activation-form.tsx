import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { failureText } from '../../platform/form/form-answer.ts'
import type { LoginAnswer } from './login-answer.ts'

/** Sends the activation mail again (people.md#activation). */
export function ResendActivation({ email }: { email: string }) {
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher<LoginAnswer>()

  const hear = useEffectEvent(({ resent, failure }: LoginAnswer) => {
    if (resent) toast.info(t('security.signIn.activationResent'))
    if (failure) toast.error(failureText(t, failure))
  })
  const answer = fetcher.data
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  return (
    <fetcher.Form method="post" action="/account/login">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="secondary" block busy={fetcher.state !== 'idle'}>
        {t('security.signIn.resendActivation')}
      </Button>
    </fetcher.Form>
  )
}
