import { useQueryClient } from '@tanstack/react-query'
import { office } from '@tecnoclick/messages/office'
import { type ToastActions, useToast } from '@tecnoclick/ui/toast'
import type { HttpError } from 'ra-core'
import { useState } from 'react'
import { useForgetSuccess } from '../undo.tsx'
import { signInUrl } from '../urls.ts'
import { type Refusal, refusalOf, requireHttpError } from './http-error.ts'

type ToastOptions = NonNullable<Parameters<ToastActions['success']>[1]>

export interface ToastText extends ToastOptions {
  text: string
}

type Done = string | ToastText

export interface ActionResult<T> {
  /** The toast after success. None where the undo bar says it. */
  done?: Done | ((result: T) => Done | Promise<Done>)
  /** Handles a refusal, for example beside a field. */
  refused?: (error: HttpError) => void
}

export interface ActionOptions {
  /** The caller shows `refusal` beside its button, in `SaveError`. Default: a toast. */
  inline?: boolean
}

const signInLink = { href: signInUrl('/admin'), label: office.signIn.signIn, target: '_blank' } as const

type Run = <T>(call: () => Promise<T>, result: ActionResult<T>) => Promise<T | undefined>

export interface Action {
  run: Run
  busy: boolean
  /** Of the last call, unless `refused` handled it. */
  refusal: Refusal | undefined
  clearRefusal: () => void
  report: (error: HttpError) => void
}

/**
 * Runs one call that changes something and reports the outcome. Afterwards all queries are refetched, also after a
 * refusal: its usual reason is that somebody else was faster. Not after the end of the session: a refused read would close
 * the form. Resolves to undefined after a refusal.
 */
export function useAction({ inline = false }: ActionOptions = {}): Action {
  const queries = useQueryClient()
  const toast = useToast()
  const forgetSuccess = useForgetSuccess()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  function report(error: HttpError) {
    if (inline) setRefusal(refusalOf(error))
    else toast.error(error.message, { link: isSessionOver(error) && signInLink })
  }

  const run: Run = async (call, { done, refused }) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const result = await call()
      await queries.invalidateQueries()
      const said = typeof done === 'function' ? await done(result) : done
      if (typeof said === 'string') toast.success(said)
      else if (said) toast.success(said.text, said)
      return result
    } catch (thrown) {
      const error = requireHttpError(thrown, 'save')
      forgetSuccess()
      if (!isSessionOver(error)) await queries.invalidateQueries()
      if (refused) refused(error)
      else report(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { run, busy, refusal, clearRefusal: () => setRefusal(undefined), report }
}

/**
 * The version that a dialog was opened with: the row is read again while it is open, and what somebody else booked
 * meanwhile must be seen before it is booked twice. After the refusal the next attempt has the new one.
 */
export function useSeenVersion(version: number, refusal: Refusal | undefined): number {
  const [seen, setSeen] = useState(version)
  if (refusal?.code === 'staleVersion' && seen !== version) setSeen(version)
  return seen
}

function isSessionOver({ body }: HttpError): boolean {
  return body?.code === 'unauthenticated'
}
