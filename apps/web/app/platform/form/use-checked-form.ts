import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type FormEncType, useFetcher, useLocation } from 'react-router'
import { isOffline, noteFailure } from '../connection-state.ts'
import { isSilence, patientImport } from '../patient-fetch.ts'
import type { FieldErrors, FormResult } from './form-result.ts'
import type { FormRules } from './form-rules.ts'
import type { FormValidator } from './form-validator.ts'

interface CheckedFormOptions<Result extends FormResult> {
  action: string
  load: () => Promise<FormRules>
  /** The action data of a page that was posted without script. */
  posted?: Result | undefined
  /** Of a form with files in it. */
  encType?: FormEncType
  /** Called with a valid form before it is sent; false cancels. */
  beforeSend?: (form: FormData) => Promise<boolean>
}

/**
 * A form whose fields are validated on blur and on submit. It keeps what was typed, whatever the result. Without script
 * it is a plain form and the server validates it with the same rules.
 */
export function useCheckedForm<Result extends FormResult = FormResult>(options: CheckedFormOptions<Result>) {
  const { action, load, posted, beforeSend, encType } = options
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher()
  const ref = useRef<HTMLFormElement>(null)
  const validator = useRef<Promise<FormValidator>>(undefined)
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [refused, setRefused] = useState<FormResult | undefined>(posted)

  async function createValidator(form: HTMLFormElement): Promise<FormValidator> {
    const [{ FormValidator }, rules] = await Promise.all([import('./form-validator.ts'), load()])
    return new FormValidator({ form, rules, t, show: (found) => flushSync(() => setErrors(found)) })
  }

  /** Rejects if the scripts cannot be loaded; the next event tries again. */
  function loadValidator(form: HTMLFormElement): Promise<FormValidator> {
    validator.current ??= createValidator(form).catch((problem) => {
      validator.current = undefined
      throw problem
    })
    return validator.current
  }

  const handleResult = useEffectEvent(async (answer: FormResult) => {
    const { errors: found, queued } = answer
    setRefused(answer)
    if (queued) {
      toast.success(t('shell.offline.queued'))
      ref.current?.reset()
      ref.current?.closest('dialog')?.close()
    }
    if (found && ref.current) (await loadValidator(ref.current)).showErrors(found)
  })
  const result: Result | undefined = fetcher.data
  useEffect(() => {
    if (result) void handleResult(result)
  }, [result])

  async function send(form: HTMLFormElement) {
    // Nobody waits for the rules of a field that only has the focus.
    const ready = await patientImport(() => loadValidator(form)).catch(withoutRules)
    if (ready === 'notSent') return setRefused({ failure: 'unavailable' })
    const data = ready ? await ready.accept(beforeSend) : new FormData(form)
    if (data) await fetcher.submit(data, { method: 'post', action, ...(encType && { encType }) })
  }

  /**
   * If the rules could not be loaded, only the server validates. On a silent line nothing is sent, and without one nothing
   * is queued: a request that is refused later would be lost.
   */
  function withoutRules(problem: unknown): 'notSent' | undefined {
    if (!isSilence(problem) && !isOffline()) return undefined
    noteFailure(problem)
    return 'notSent'
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press while the first is being sent.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setRefused(undefined)
    await send(event.currentTarget).finally(() => {
      isSending.current = false
      setBusy(false)
    })
  }

  const touch = (form: HTMLFormElement, act: (ready: FormValidator) => unknown = () => {}) =>
    void loadValidator(form).then(act, () => {})

  return {
    result: result ?? posted,
    errors,
    /** For a `FormFailure`: until the input changes. */
    refused,
    /** From the press on: the rules may have to be loaded first. */
    busy: busy || fetcher.state !== 'idle',
    form: {
      ref,
      method: 'post',
      action,
      noValidate: true,
      onFocus: (event: FocusEvent<HTMLFormElement>) => touch(event.currentTarget),
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) =>
        touch(currentTarget, (ready) => ready.leave(target, relatedTarget)),
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        setRefused(undefined)
        if (Object.keys(errors).length > 0) touch(currentTarget, (ready) => ready.recheck())
      },
      onSubmit: handleSubmit,
    },
  } as const
}

/**
 * Resets the form after it was accepted: the action redirects to the same address, which is a new location key. A jump to
 * an anchor also has a new key and must not reset it.
 */
export function useResetOnNavigation(form: RefObject<HTMLFormElement | null>): void {
  const { key, hash } = useLocation()
  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    if (hash === '') form.current?.reset()
  }, [form, key, hash])
}
