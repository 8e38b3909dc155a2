import { useToast } from '@tecnoclick/ui/toast'
import { useGetOne } from 'ra-core'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useBackToList } from '../form/use-back-to-list.ts'

/**
 * The row whose id is in a dialog's address; `whole` as in `useRow`. One that cannot be read is told, and the list stands
 * there without a dialog.
 */
export function useDialogRow<R extends { id: number }>(
  resource: string,
  whole: keyof R = 'id',
): R | undefined {
  const id = Number(useParams().id)
  const toast = useToast()
  const backToList = useBackToList()
  const { data, error } = useGetOne<R, Error>(resource, { id }, { enabled: Number.isInteger(id) })
  const row = data?.[whole] === undefined ? undefined : data
  const failure = row ? undefined : error?.message

  useEffect(() => {
    if (failure === undefined) return
    toast.error(failure)
    backToList()
  }, [failure, toast, backToList])

  return row
}
