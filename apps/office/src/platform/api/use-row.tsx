import { useToast } from '@tecnoclick/ui/toast'
import { useGetOne } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { useBackToList } from '../form/use-back-to-list.ts'
import { NotFound } from '../layout/status-screens.tsx'
import { ListSkeleton, LoadError } from '../list/list-states.tsx'
import type { Row } from './resource-calls.ts'
import { useLogoutIfDenied } from './use-api-query.ts'

/**
 * The row whose id is in the URL, or what to render in its place.
 *
 * ra-core first returns the row it has from the list, which lacks the details. `detailField` names a field that only
 * the complete row has.
 */
export function useRow<R extends Row>(
  resource: string,
  detailField?: keyof R,
): { row: R; fallback?: undefined } | { row?: undefined; fallback: ReactNode } {
  const { id = '' } = useParams()
  const isNumber = /^\d{1,9}$/.test(id)
  const { data, error, refetch } = useGetOne<R>(resource, { id: Number(id) }, { enabled: isNumber })
  useLogoutIfDenied(error)

  if (data && (detailField === undefined || data[detailField] !== undefined)) return { row: data }
  if (!isNumber || isNotFound(error)) return { fallback: <NotFound /> }
  if (error) return { fallback: <LoadError error={error} onRetry={refetch} /> }
  return { fallback: <ListSkeleton columns={3} /> }
}

function isNotFound(error: (Error & { status?: unknown }) | null): boolean {
  return error?.status === 404
}

/** Like `useRow`, for a dialog over a list. A row that cannot be read is reported and the dialog closes. */
export function useDialogRow<R extends { id: number }>(
  resource: string,
  detailField: keyof R = 'id',
): R | undefined {
  const id = Number(useParams().id)
  const toast = useToast()
  const backToList = useBackToList()
  const { data, error } = useGetOne<R, Error>(resource, { id }, { enabled: Number.isInteger(id) })
  const row = data?.[detailField] === undefined ? undefined : data
  const failure = row ? undefined : error?.message

  useEffect(() => {
    if (failure === undefined) return
    toast.error(failure)
    backToList()
  }, [failure, toast, backToList])

  return row
}
