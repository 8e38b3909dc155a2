import type { TranslateAll } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { type Failure, type FormResult, failureText } from '../../platform/form/form-result.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import type { NewPasswordResult } from './password-action.ts'

/** 'Obtener código'. It uses its own fetcher, so the form around it is neither sent nor reset. */
export function useCodeRequest(action: string) {
  const t = useFullT()
  const fetcher = useFetcher<NewPasswordResult>()
  const [sentTo, setSentTo] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const codeRef = useRef<HTMLInputElement>(null)

  const showResult = useEffectEvent((result: NewPasswordResult) => {
    setRefused(result.failure && notSentText(t, result.failure))
    if (!result.failure) setSentTo(result.sentTo)
  })
  const { data } = fetcher
  useEffect(() => {
    if (data) showResult(data)
  }, [data])

  return {
    busy: fetcher.state !== 'idle',
    /** Why no code was sent. */
    refused,
    /** The e-mail address that the dialog shows; undefined while it is closed. */
    sentTo,
    isSent: data?.sentTo !== undefined,
    /** For the field of the code, which has the focus after the dialog. */
    codeRef,
    close() {
      setSentTo(undefined)
      codeRef.current?.focus()
    },
    request: (email: string) => fetcher.submit({ ask: 'code', email }, { method: 'post', action }),
  }
}

interface CodeButtonProps {
  /** Without script it is always shown. */
  shown: boolean
  busy: boolean
  onPress: () => void
  /** The one thing to do, as long as no code was sent. */
  primary?: boolean
}

/** With script a plain button, so that Enter in a field submits the form; without script a second submit button. */
export function CodeButton({ shown, busy, onPress, primary = false }: CodeButtonProps) {
  const t = useFullT()
  const hydrated = useHydrated()
  return (
    <span className={shown ? undefined : 'hidden no-script:block'}>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        block={primary}
        type={hydrated ? 'button' : 'submit'}
        name="ask"
        value="code"
        busy={busy}
        onClick={hydrated ? onPress : undefined}
      >
        {t('security.recovery.getCode')}
      </Button>
    </span>
  )
}

interface CodeSentDialogProps {
  /** Undefined: closed. */
  sentTo: string | undefined
  onClose: () => void
}

/** people.md#password-recovery */
export function CodeSentDialog({ sentTo, onClose }: CodeSentDialogProps) {
  const t = useFullT()
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(sentTo)
  if (sentTo !== undefined && sentTo !== shown) setShown(sentTo)
  if (shown === undefined) return null
  return (
    <Dialog
      size="sm"
      open={sentTo !== undefined}
      onClose={onClose}
      title={t('security.recovery.sentTitle')}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('ui.accept')}
        </Button>
      }
    >
      <p>{t('security.recovery.sentText', { email: shown })}</p>
    </Dialog>
  )
}

interface PostedNoticesProps {
  /** Without script; with script a dialog says that the code was sent. */
  posted: NewPasswordResult | undefined
  refused: FormResult | undefined
}

export function PostedNotices({ posted, refused }: PostedNoticesProps) {
  const t = useFullT()
  if (posted?.sentTo !== undefined) {
    return (
      <PlainNotice kind="success">
        <strong className="block">{t('security.recovery.sentTitle')}</strong>
        {t('security.recovery.sentText', { email: posted.sentTo })}
      </PlainNotice>
    )
  }
  if (posted?.notSent && posted.failure) {
    return <PlainNotice kind="error">{notSentText(t, posted.failure)}</PlainNotice>
  }
  return <FormFailure posted={refused} />
}

/** Appended to the server's message, which already ends with a full stop (people.md#password-recovery). */
export function notSentText(t: TranslateAll, failure: Failure): string {
  return t('security.recovery.notSent', { message: failureText(t, failure).replace(/\.$/, '') })
}
