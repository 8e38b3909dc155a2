import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { ModalHeader } from './modal-header.tsx'
import { type ModalProps, useModal } from './use-modal.ts'

interface DrawerProps extends ModalProps {
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  id?: string
  /** The edge it slides in from, relative to the reading direction. */
  from?: 'start' | 'end' | 'bottom'
}

const edges = { start: 'modal-start', end: 'modal-end', bottom: 'modal-bottom' }

export function Drawer(props: DrawerProps) {
  const { title, children, footer, from = 'end', dismissible = true } = props
  const generated = useId()
  const id = props.id ?? generated
  const { dialog, close } = useModal(props)
  return (
    <dialog {...dialog} id={id} aria-labelledby={`${id}-title`} className={cx('modal', edges[from])}>
      <ModalHeader
        dialogId={id}
        titleId={`${id}-title`}
        title={title}
        onClose={close}
        closable={dismissible}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 sm:px-6">{children}</div>
      {footer && <footer className="grid gap-2 border-t px-5 py-4 sm:px-6">{footer}</footer>}
    </dialog>
  )
}
