import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { type FieldErrors, type FormAnswer, failureText } from './form-answer.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormRules } from './form-rules.ts'

interface CheckedFormOptions<Answer extends FormAnswer> {
  action: string
  load: () => Promise<FormRules>
  /** What the server said of this form when it came as a document. */
  posted?: Answer | undefined
  /** The last word before sending; false keeps the form as it is. */
  ask?: (form: FormData) => Promise<boolean>
  /** How a refusal of the whole is told. */
  failureToast?: 'error' | 'info'
}

/**
 * A form that is checked where it is left and when it is sent, and keeps what was typed whatever the answer. Without
 * script it is a plain form, and the server says the same.
 */
export function useCheckedForm<Answer extends FormAnswer = FormAnswer>(options: CheckedFormOptions<Answer>) {
  const { action, load, posted, ask, failureToast = 'error' } = options
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher()
  const ref = useRef<HTMLFormElement>(null)
  const engine = useRef<Promise<FormEngine>>(undefined)
  const isSending = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})

  async function startEngine(form: HTMLFormElement): Promise<FormEngine> {
    const [{ FormEngine }, rules] = await Promise.all([import('./form-engine.ts'), load()])
    return new FormEngine({ form, rules, t, show: (found) => flushSync(() => setErrors(found)) })
  }

  /** Rejects where the line is broken; the next touch tries again. */
  function reach(form: HTMLFormElement): Promise<FormEngine> {
    engine.current ??= startEngine(form).catch((problem) => {
      engine.current = undefined
      throw problem
    })
    return engine.current
  }

  const hear = useEffectEvent(async ({ errors: found, failure, queued }: FormAnswer) => {
    if (queued) {
      toast.success(t('shell.offline.queued'))
      ref.current?.reset()
      ref.current?.closest('dialog')?.close()
    }
    if (failure) toast[failureToast](failureText(t, failure))
    if (found && ref.current) (await reach(ref.current)).complain(found)
  })
  const answer: Answer | undefined = fetcher.data
  useEffect(() => {
    if (answer) void hear(answer)
  }, [answer])

  async function send(form: HTMLFormElement) {
    const ready = await reach(form).catch(() => undefined)
    // Where the rules could not be loaded the server alone judges.
    const data = ready ? await ready.accept(ask) : new FormData(form)
    if (data) await fetcher.submit(data, { method: 'post', action })
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press while the first is on its way.
    if (isSending.current) return
    isSending.current = true
    await send(event.currentTarget).finally(() => {
      isSending.current = false
    })
  }

  const touch = (form: HTMLFormElement, act: (ready: FormEngine) => unknown = () => {}) =>
    void reach(form).then(act, () => {})

  return {
    answer: answer ?? posted,
    errors,
    busy: fetcher.state !== 'idle',
    form: {
      ref,
      method: 'post',
      action,
      noValidate: true,
      onFocus: (event: FocusEvent<HTMLFormElement>) => touch(event.currentTarget),
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) =>
        touch(currentTarget, (ready) => ready.leave(target, relatedTarget)),
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (Object.keys(errors).length > 0) touch(currentTarget, (ready) => ready.recheck())
      },
      onSubmit: handleSubmit,
    },
  } as const
}
