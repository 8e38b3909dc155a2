import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { ModalHeader } from './modal-header.tsx'
import { type ModalProps, useModal } from './use-modal.ts'

export interface DialogProps extends ModalProps {
  title: ReactNode
  children: ReactNode
  /** Buttons, which stay in view while the content scrolls. */
  footer?: ReactNode
  id?: string
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

export function Dialog(props: DialogProps) {
  const { title, children, footer, size = 'md', role, dismissible = true } = props
  const generated = useId()
  const id = props.id ?? generated
  const { dialog, close } = useModal(props)
  return (
    <dialog
      {...dialog}
      id={id}
      role={role}
      aria-labelledby={`${id}-title`}
      className={cx('modal modal-center', widths[size])}
    >
      <ModalHeader
        dialogId={id}
        titleId={`${id}-title`}
        title={title}
        onClose={close}
        closable={dismissible}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 sm:px-6">{children}</div>
      {footer && <ModalFooter>{footer}</ModalFooter>}
    </dialog>
  )
}

/** On a phone the buttons share the width, with the main one last. */
function ModalFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-2 border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6 [&>*]:max-sm:w-full">
      {children}
    </footer>
  )
}
