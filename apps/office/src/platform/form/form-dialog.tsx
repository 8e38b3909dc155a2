import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useToast } from '@tecnoclick/ui/toast'
import {
  CreateBase,
  EditBase,
  Form,
  type FormProps,
  useCreateContext,
  useEditContext,
  useSaveContext,
} from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useParams } from 'react-router'
import { isStaleVersion } from '../api/http-error.ts'
import type { Row, Values } from '../api/resource-calls.ts'
import { useLastChange } from '../undo.tsx'
import { DialogError, FormError } from './form-error.tsx'
import { FormUnsavedGuard } from './unsaved-guard.tsx'
import { useBackToList, useCloseAfterSave } from './use-back-to-list.ts'
import { useSingleSubmit } from './use-single-submit.ts'

type DialogSize = 'md' | 'lg'

interface CreateDialogProps<R extends Row> {
  title: string
  saveLabel: string
  defaultValues: Values
  /** The text of the undo bar after the save. */
  createdText: (row: R) => string
  size?: DialogSize
  children: ReactNode
}

/** The form for a new row, at `<list>/create`. */
export function CreateDialog<R extends Row>(props: CreateDialogProps<R>) {
  return (
    <CreateBase redirect={false}>
      <CreateForm {...props} />
    </CreateBase>
  )
}

function CreateForm<R extends Row>({ createdText, children, ...dialog }: CreateDialogProps<R>) {
  const { save } = useCreateContext()
  const { setLastChange } = useLastChange()
  const { isSaved, closeAfterSave } = useCloseAfterSave()
  if (isSaved) return null

  function submit(values: Values) {
    return save?.(values, {
      onSuccess(row: R) {
        setLastChange({ text: createdText(row) })
        closeAfterSave()
      },
      // The form shows the refusal; ra-core would add a toast.
      onError() {},
    })
  }

  return (
    <FormDialog {...dialog} error={<FormError />} onSubmit={submit}>
      {children}
    </FormDialog>
  )
}

interface EditDialogProps<R extends Row> {
  title: (row: R) => string
  toForm: (row: R) => Values
  /** The part of the form's values that a save sends, and undo sends again. */
  toValues: (form: Values) => Values
  /** The stored row in a few words, shown in a conflict of versions. */
  describe: (row: R) => ReactNode
  /** The text of the undo bar after the save. */
  savedText: (before: R, after: R) => string
  size?: DialogSize
  children: (row: R) => ReactNode
}

/** Edits the row whose id is in the URL. The save names the version it was made from; a stale one keeps what was typed. */
export function EditDialog<R extends Row>(props: EditDialogProps<R>) {
  const toast = useToast()
  const backToList = useBackToList()
  const { id } = useParams()

  function reportAndClose(error: Error) {
    toast.error(error.message)
    backToList()
  }

  return (
    <EditBase<R>
      key={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: reportAndClose }}
    >
      <EditForm {...props} />
    </EditBase>
  )
}

function EditForm<R extends Row>(props: EditDialogProps<R>) {
  const { title, toForm, toValues, describe, savedText, size, children } = props
  const { record: row, resource, refetch } = useEditContext<R>()
  const { save } = useSaveContext()
  const { setLastChange } = useLastChange()
  const { isSaved, closeAfterSave } = useCloseAfterSave()
  if (!row || !save || isSaved) return null

  const submit = (form: Values) => {
    const before = toValues(toForm(row))
    const after = toValues(form)
    if (JSON.stringify(after) === JSON.stringify(before)) return closeAfterSave()
    return save(
      { ...after, version: row.version },
      {
        onSuccess(saved: R) {
          const undo = { resource, id: row.id, values: before, version: saved.version }
          setLastChange({ text: savedText(row, saved), undo })
          closeAfterSave()
        },
        onError(error: unknown) {
          if (isStaleVersion(error)) refetch()
        },
      },
    )
  }

  return (
    <FormDialog
      title={title(row)}
      {...(size && { size })}
      record={{ id: row.id, version: row.version, ...toForm(row) }}
      error={<FormError current={describe(row)} />}
      onSubmit={submit}
    >
      {children(row)}
    </FormDialog>
  )
}

/** On a refetch, typed values stay and the other fields take the new ones. */
export const keepTypedValues = { keepDirtyValues: true, keepDirty: true }

interface FormDialogProps extends Pick<FormProps, 'onSubmit' | 'defaultValues' | 'record'> {
  title: string
  saveLabel?: string
  size?: DialogSize
  error: ReactNode
  children: ReactNode
}

/** A form over its list, with a URL of its own: the back button closes it and a link opens it. */
function FormDialog(props: FormDialogProps) {
  const { title, saveLabel = office.form.save, size, error, children, onSubmit, ...form } = props
  const submit = useSingleSubmit((values: FieldValues) => onSubmit?.(values))
  const formId = useId()
  const backToList = useBackToList()
  const { saving = false } = useSaveContext()
  const [open, setOpen] = useState(true)

  // The guard for unsaved changes may still block this navigation and reopen the dialog.
  function close() {
    setOpen(false)
    backToList()
  }

  return (
    <Dialog
      title={title}
      {...(size && { size })}
      open={open}
      onClose={close}
      dismissible={!saving}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={saving}>
            {office.form.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form
        {...form}
        onSubmit={submit}
        id={formId}
        className="grid gap-4 pt-1"
        resetOptions={keepTypedValues}
        disableInvalidFormNotification
        noValidate
      >
        {children}
        <DialogError>{error}</DialogError>
        <FormUnsavedGuard onStay={() => setOpen(true)} />
      </Form>
    </Dialog>
  )
}
