import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '@tecnoclick/ui/toast'
import { HttpError } from 'ra-core'
import { useState } from 'react'
import { asHttpError } from './http-error.ts'

interface Telling<T> {
  /** What was done, said when it is. */
  done: string | ((result: T) => string)
  /** Takes a refusal to its field; without it a toast says it. */
  refused?: (error: HttpError) => void
}

type Act = <T>(call: () => Promise<T>, telling: Telling<T>) => Promise<T | undefined>

/**
 * One action of the staff: what came of it is told, and whatever the screen shows is read again, after a refusal too: most
 * often somebody else was faster. Undefined is a refusal.
 */
export function useAct(): { act: Act; busy: boolean } {
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const act: Act = async (call, { done, refused }) => {
    setBusy(true)
    try {
      const result = await call()
      await queries.invalidateQueries()
      toast.success(typeof done === 'string' ? done : done(result))
      return result
    } catch (error) {
      const told = asHttpError(error, 'saving')
      if (!(told instanceof HttpError)) throw told
      await queries.invalidateQueries()
      if (refused) refused(told)
      else toast.error(told.message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { act, busy }
}
