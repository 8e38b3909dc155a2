import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { telling } from './http-error.ts'
import { useLeaveIfDenied } from './use-leave-if-denied.ts'

interface Reading<T> extends Omit<UseQueryOptions<T, Error>, 'queryFn'> {
  read: (asked: { signal: AbortSignal }) => Promise<T>
}

/**
 * What is read past ra-core's resources, failing in the same words and leading to the entrance in the same way. A screen
 * that has something to show stays: somebody may be writing on it.
 */
export function useReading<T>({ read, ...options }: Reading<T>) {
  const reading = useQuery<T, Error>({ ...options, queryFn: (asked) => telling(read(asked), 'reading') })
  useLeaveIfDenied(reading.data === undefined ? reading.error : null)
  return reading
}
