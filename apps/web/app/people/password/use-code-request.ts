import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { NewPasswordAnswer } from './new-password-answer.ts'
import { notSentText } from './not-sent-text.ts'

/** 'Obtener código': beside the form, so that nothing of it is sent or lost. */
export function useCodeRequest(action: string) {
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher<NewPasswordAnswer>()
  const [sentTo, setSentTo] = useState<string>()

  const hear = useEffectEvent((answer: NewPasswordAnswer) => {
    if (answer.failure) toast.error(notSentText(t, answer.failure))
    else setSentTo(answer.sentTo)
  })
  const answer = fetcher.data
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  return {
    busy: fetcher.state !== 'idle',
    /** The address the dialog names; undefined while it is closed. */
    sentTo,
    close: () => setSentTo(undefined),
    request: (email: string) => fetcher.submit({ ask: 'code', email }, { method: 'post', action }),
  }
}
