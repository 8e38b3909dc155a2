import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import type { ReactNode } from 'react'
import { useShellData } from '../../rendering/shell-data.ts'
import { whatsappHref } from './contact-links.ts'

interface WhatsappNoticeProps {
  /** What the chat begins with. */
  text: string
  children: ReactNode
}

/** There is no account to pay to: the customer arranges it with the shop. */
export function WhatsappNotice({ text, children }: WhatsappNoticeProps) {
  const t = useFullT()
  const whatsapp = useShellData()?.store.whatsapp
  return (
    <Notice kind="warning">
      <p>{children}</p>
      {whatsapp && (
        <Button
          href={whatsappHref(whatsapp, text)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          size="sm"
          className="mt-3"
        >
          {t('payment.ask')}
          <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
        </Button>
      )}
    </Notice>
  )
}
