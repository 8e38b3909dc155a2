import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import Phone from 'lucide-react/icons/phone'
import { useLocation } from 'react-router'
import { telephoneHref, whatsappHref } from '../shell/contact-links.ts'
import { Page } from '../shell/page.tsx'
import { type ShellData, useShellData } from '../shell/shell-data.ts'
import { SocialIcon } from '../shell/social-icon.tsx'
import { DraftedShelf } from './drafted-shelf.tsx'
import { sectionTitle } from './section-titles.ts'

/** An honest page for what is not built yet, with the ways to reach a person meanwhile. */
export default function InPreparation() {
  const t = useT()
  const store = useShellData()?.store
  const title = sectionTitle(useLocation().pathname)
  return (
    <Page title={t(title ?? 'shell.preparing.title')} indexed={false}>
      <Card padding="lg" className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div>
          {title && <h2 className="text-xl">{t('shell.preparing.title')}</h2>}
          <p className="mt-2 max-w-prose text-ink-muted">{t('shell.preparing.text')}</p>
          {store && <ContactButtons store={store} />}
          <p className="mt-6">
            <TextLink href="/">{t('shell.preparing.home')}</TextLink>
          </p>
        </div>
        <DraftedShelf className="mx-auto w-64 max-md:order-first lg:w-80" />
      </Card>
    </Page>
  )
}

function ContactButtons({ store }: { store: ShellData['store'] }) {
  const t = useT()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button href={whatsappHref(store.whatsapp)} icon={<SocialIcon network="whatsapp" className="size-5" />}>
        {t('shell.topBar.whatsapp')}
      </Button>
      <Button
        href={telephoneHref(store.supportPhone)}
        variant="secondary"
        icon={<Phone aria-hidden="true" className="size-4.5" />}
      >
        {t('shell.topBar.phone', { phone: store.supportPhone })}
      </Button>
    </div>
  )
}
