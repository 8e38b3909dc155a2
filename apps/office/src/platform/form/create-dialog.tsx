import { CreateBase, useCreateContext } from 'ra-core'
import type { ReactNode } from 'react'
import type { Row, Values } from '../api/resource-calls.ts'
import { useLastChange } from '../undo/last-change.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import { useFinish } from './use-finish.ts'

interface CreateDialogProps<R extends Row> {
  title: string
  saveLabel: string
  defaultValues: Values
  tellCreated: (row: R) => string
  size?: 'md' | 'lg'
  children: ReactNode
}

export function CreateDialog<R extends Row>(props: CreateDialogProps<R>) {
  return (
    <CreateBase redirect={false}>
      <CreateForm {...props} />
    </CreateBase>
  )
}

function CreateForm<R extends Row>({ tellCreated, children, ...form }: CreateDialogProps<R>) {
  const { save } = useCreateContext()
  const { tell } = useLastChange()
  const { finished, finish } = useFinish()
  if (finished) return null

  function submit(values: Values) {
    return save?.(values, {
      onSuccess(row: R) {
        tell({ text: tellCreated(row) })
        finish()
      },
      // The form itself shows what was refused.
      onError() {},
    })
  }

  return (
    <FormDialog {...form} onSubmit={submit}>
      <FormProblem />
      {children}
    </FormDialog>
  )
}
