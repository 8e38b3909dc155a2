import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Drawer } from '@tecnoclick/ui/drawer'
import { useFullT } from '@tecnoclick/ui/messages'
import { modalTrigger } from '@tecnoclick/ui/modal-trigger'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import { Samples, ShowcaseSection } from './showcase-section.tsx'

export function DialogSamples() {
  const t = useFullT()
  const confirm = useConfirm()
  const toast = useToast()

  async function ask() {
    const agreed = await confirm({ title: t('components.dialog.title'), text: t('components.dialog.text') })
    toast.info(agreed ? t('ui.yes') : t('ui.no'))
  }

  return (
    <ShowcaseSection title={t('components.sections.dialogs')}>
      <Samples>
        <Button variant="secondary" {...modalTrigger('sample-dialog')}>
          {t('components.dialog.open')}
        </Button>
        <Button variant="secondary" {...modalTrigger('sample-drawer')}>
          {t('components.dialog.openDrawer')}
        </Button>
        <Button variant="secondary" {...modalTrigger('sample-sheet')}>
          {t('components.dialog.drawerTitle')}
        </Button>
        <Button variant="secondary" onClick={ask}>
          {t('components.dialog.title')}
        </Button>
      </Samples>
      <Dialog id="sample-dialog" title={t('components.dialog.title')}>
        <p>{t('components.dialog.text')}</p>
      </Dialog>
      <Drawer id="sample-drawer" title={t('components.dialog.drawerTitle')}>
        <p>{t('components.dialog.drawerText')}</p>
      </Drawer>
      <Drawer id="sample-sheet" from="bottom" title={t('components.dialog.drawerTitle')}>
        <p>{t('components.dialog.drawerText')}</p>
      </Drawer>
    </ShowcaseSection>
  )
}

export function ToastSamples() {
  const t = useFullT()
  const toast = useToast()
  return (
    <ShowcaseSection title={t('components.sections.toasts')}>
      <Samples>
        <Button variant="secondary" onClick={() => toast.success(t('components.toasts.successText'))}>
          {t('components.toasts.success')}
        </Button>
        <Button variant="secondary" onClick={() => toast.info(t('components.toasts.infoText'))}>
          {t('components.toasts.info')}
        </Button>
        <Button variant="secondary" onClick={() => toast.error(t('components.toasts.errorText'))}>
          {t('components.toasts.error')}
        </Button>
      </Samples>
      <NoticeSamples />
    </ShowcaseSection>
  )
}

/** Notices, which stay, and toasts, which disappear. */
function NoticeSamples() {
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
