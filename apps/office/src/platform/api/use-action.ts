import { useQueryClient } from '@tanstack/react-query'
import { office } from '@tecnoclick/messages/office'
import { useToast } from '@tecnoclick/ui/toast'
import type { HttpError } from 'ra-core'
import { useState } from 'react'
import { useLastChange } from '../undo.tsx'
import { signInUrl } from '../urls.ts'
import { requireHttpError } from './http-error.ts'

export interface ActionResult<T> {
  /** The toast after success. None where the undo bar says it. */
  done?: string | ((result: T) => string)
  /** Handles a refusal, for example beside a field. Default: a toast. */
  refused?: (error: HttpError) => void
}

const signInLink = { href: signInUrl('/admin'), label: office.signIn.signIn, target: '_blank' } as const

type Run = <T>(call: () => Promise<T>, result: ActionResult<T>) => Promise<T | undefined>

/**
 * Runs one call that changes something and reports the outcome. Afterwards all queries are refetched, also after a
 * refusal: its usual reason is that somebody else was faster. Not after the end of the session: a refused read would close
 * the form. Resolves to undefined after a refusal.
 */
export function useAction(): { run: Run; busy: boolean } {
  const queries = useQueryClient()
  const toast = useToast()
  const { setLastChange } = useLastChange()
  const [busy, setBusy] = useState(false)

  const run: Run = async (call, { done, refused }) => {
    setBusy(true)
    try {
      const result = await call()
      await queries.invalidateQueries()
      if (done) toast.success(typeof done === 'string' ? done : done(result))
      return result
    } catch (error) {
      const refusal = requireHttpError(error, 'save')
      const isSessionOver = refusal.body?.code === 'unauthenticated'
      setLastChange(undefined)
      if (!isSessionOver) await queries.invalidateQueries()
      if (refused) refused(refusal)
      else toast.error(refusal.message, { link: isSessionOver && signInLink })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { run, busy }
}
