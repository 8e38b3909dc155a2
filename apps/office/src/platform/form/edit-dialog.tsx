import { useToast } from '@tecnoclick/ui/toast'
import { EditBase, useEditContext, useSaveContext } from 'ra-core'
import type { ReactNode } from 'react'
import { isStale } from '../api/http-error.ts'
import type { Row, Values } from '../api/resource-calls.ts'
import { useLastChange } from '../undo/last-change.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import { useBackToList } from './use-back-to-list.ts'
import { useFinish } from './use-finish.ts'

interface EditDialogProps<R extends Row> {
  title: (row: R) => string
  /** The form's values; what a save sends, and what undoing it sends again. */
  toForm: (row: R) => Values
  toValues: (form: Values) => Values
  /** The stored row in a few words, for who edits an older one. */
  describe: (row: R) => ReactNode
  /** What a save says afterwards. */
  tellSaved: (before: R, after: R) => string
  size?: 'md' | 'lg'
  children: (row: R) => ReactNode
}

/** Edits the row whose id is in the address. A save is made from a version; a stale one is told, not lost. */
export function EditDialog<R extends Row>(props: EditDialogProps<R>) {
  const toast = useToast()
  const backToList = useBackToList()

  function refuse(error: Error) {
    toast.error(error.message)
    backToList()
  }

  return (
    <EditBase<R> mutationMode="pessimistic" redirect={false} queryOptions={{ onError: refuse }}>
      <EditForm {...props} />
    </EditBase>
  )
}

function EditForm<R extends Row>(props: EditDialogProps<R>) {
  const { title, toForm, toValues, describe, tellSaved, size, children } = props
  const { record: row, resource, refetch } = useEditContext<R>()
  const { save } = useSaveContext()
  const { tell } = useLastChange()
  const { finished, finish } = useFinish()
  if (!row || !save || finished) return null

  const submit = (form: Values) => {
    const values = toValues(toForm(row))
    const wanted = toValues(form)
    if (JSON.stringify(wanted) === JSON.stringify(values)) return finish()
    return save(
      { ...wanted, version: row.version },
      {
        onSuccess(saved: R) {
          const undo = { resource, id: row.id, values, version: saved.version }
          tell({ text: tellSaved(row, saved), undo })
          finish()
        },
        onError(error: unknown) {
          if (isStale(error)) refetch()
        },
      },
    )
  }

  return (
    <FormDialog
      title={title(row)}
      {...(size && { size })}
      record={{ id: row.id, version: row.version, ...toForm(row) }}
      onSubmit={submit}
    >
      <FormProblem current={describe(row)} />
      {children(row)}
    </FormDialog>
  )
}
