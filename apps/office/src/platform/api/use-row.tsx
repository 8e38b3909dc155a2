import { useGetOne } from 'ra-core'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../layout/not-found.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import type { Row } from './resource-calls.ts'
import { useLeaveIfDenied } from './use-leave-if-denied.ts'

/**
 * The row whose id is in the address, or what to show in its place. A list brings rows without what hangs on them, which
 * ra-core keeps until the whole one is here; `whole` names a field that only that one has.
 */
export function useRow<R extends Row>(
  resource: string,
  whole?: keyof R,
): { row: R; instead?: undefined } | { row?: undefined; instead: ReactNode } {
  const { id = '' } = useParams()
  const isNumber = /^\d{1,9}$/.test(id)
  const { data, error, refetch } = useGetOne<R>(resource, { id: Number(id) }, { enabled: isNumber })
  useLeaveIfDenied(error)

  if (data && (whole === undefined || data[whole] !== undefined)) return { row: data }
  if (!isNumber || isMissing(error)) return { instead: <NotFound /> }
  if (error) return { instead: <ListFailure error={error} onRetry={refetch} /> }
  return { instead: <ListSkeleton columns={3} /> }
}

function isMissing(error: (Error & { status?: unknown }) | null): boolean {
  return error?.status === 404
}
