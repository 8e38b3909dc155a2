import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog, type DialogProps } from '@tecnoclick/ui/dialog'
import { Form, type FormProps, useSaveContext } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useBackToList } from './use-back-to-list.ts'

interface FormDialogProps extends Pick<FormProps, 'onSubmit' | 'defaultValues' | 'record'> {
  title: string
  saveLabel?: string
  size?: DialogProps['size']
  children: ReactNode
}

/** When the row is read again, what was typed stays and the rest takes the new values. */
const resetOptions = { keepDirtyValues: true, keepDirty: true }

/** A form over its list, at an address of its own: the phone's back button closes it, and a link opens it. */
export function FormDialog(props: FormDialogProps) {
  const { title, saveLabel = office.form.save, size, children, ...form } = props
  const formId = useId()
  const backToList = useBackToList()
  const { saving = false } = useSaveContext()
  const [open, setOpen] = useState(true)

  // Closing is a step back to the list, which unsaved changes may still hold up.
  function leave() {
    setOpen(false)
    backToList()
  }

  return (
    <Dialog
      title={title}
      {...(size && { size })}
      open={open}
      onClose={leave}
      dismissible={!saving}
      footer={
        <>
          <Button variant="secondary" onClick={leave} disabled={saving}>
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
        id={formId}
        className="grid gap-4 pt-1"
        resetOptions={resetOptions}
        disableInvalidFormNotification
        noValidate
      >
        {children}
        <UnsavedGuard onStay={() => setOpen(true)} />
      </Form>
    </Dialog>
  )
}
