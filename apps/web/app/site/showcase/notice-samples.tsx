import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'

/** Notices, which stay, and toasts, which disappear. */
export function NoticeSamples() {
  const t = useFullT()
  return (
    <div className="mt-6 grid gap-3 md:grid-cols-2">
      <Notice kind="success">{t('components.toasts.successText')}</Notice>
      <Notice kind="info">{t('components.toasts.infoText')}</Notice>
      <Notice kind="warning">{t('cart.unreservedHint')}</Notice>
      <Notice kind="error">{t('components.toasts.errorText')}</Notice>
    </div>
  )
}
