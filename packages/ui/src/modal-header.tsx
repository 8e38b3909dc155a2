import X from 'lucide-react/icons/x'
import type { ReactNode, SyntheticEvent } from 'react'
import { IconButton } from './icon-button.tsx'
import { useT } from './messages.tsx'

interface ModalHeaderProps {
  dialogId: string
  titleId: string
  title: ReactNode
  onClose: (event: SyntheticEvent) => void
  closable: boolean
}

export function ModalHeader({ dialogId, titleId, title, onClose, closable }: ModalHeaderProps) {
  const t = useT()
  // `command` closes it without script; spread because React's types lack it.
  const command = { command: 'close', commandfor: dialogId }
  return (
    <header className="flex items-start gap-2 ps-5 pe-2 pt-2 pb-1 sm:ps-6">
      <h2 id={titleId} className="min-w-0 flex-1 pt-2.5 text-lg">
        {title}
      </h2>
      {closable && (
        <IconButton {...command} label={t('ui.close')} onClick={onClose}>
          <X className="size-5" />
        </IconButton>
      )}
    </header>
  )
}
