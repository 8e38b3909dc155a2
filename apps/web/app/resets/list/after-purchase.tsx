import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'

/** The toast says that it was sent and is gone; where it goes on stays in the page. */
export function AfterPurchase() {
  const t = useT()
  return (
    <Notice
      kind="success"
      role="status"
      action={<TextLink href="/account/ordersreset">{t('resets.requests.title')}</TextLink>}
      className="mb-8"
    >
      {t('resets.purchase.next')}
    </Notice>
  )
}
