import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import { telephoneHref, whatsappHref } from '../platform/page/contact-links.ts'
import { WhatsappIcon } from '../platform/page/whatsapp-icon.tsx'
import type { ShellData } from '../rendering/shell-data.ts'
import { AccountDropdown } from './account-dropdown.tsx'
import { BrandLink } from './brand-link.tsx'
import { CartDropdown } from './cart-dropdown.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchForm } from './search/search-form.tsx'

/** The sticky part of the header. */
export function MainBar({ shell }: { shell: ShellData }) {
  const t = useT()
  return (
    <div className="band sticky top-0 z-30">
      <PageContainer className="flex h-14 items-center sm:gap-1 md:h-16 md:gap-3 lg:h-18 lg:gap-6">
        <MobileMenu shell={shell} />
        <BrandLink store={shell.store} />
        <SearchForm className="hidden min-w-0 max-w-3xl flex-1 md:block" />
        <SupportLinks store={shell.store} />
        <div className="-me-2.5 ms-auto flex items-center md:gap-1">
          {shell.viewer === null && (
            <div className="me-2 hidden lg:block">
              <Button href="/account/login#registro" size="sm">
                {t('shell.nav.register')}
              </Button>
            </div>
          )}
          <AccountDropdown viewer={shell.viewer} />
          <IconButton href="/shop/wishlist" label={t('shop.wishlist.title')} className="max-lg:hidden">
            <Heart aria-hidden="true" className="size-5.5" />
          </IconButton>
          <CartDropdown cart={shell.cart} />
        </div>
      </PageContainer>
    </div>
  )
}

function SupportLinks({ store }: { store: ShellData['store'] }) {
  const t = useT()
  return (
    <div className="hidden items-center gap-1 xl:flex">
      <a
        href={telephoneHref(store.supportPhone)}
        className="group flex min-h-11 items-center gap-3 rounded-md pe-1 leading-tight"
      >
        <Headset aria-hidden="true" className="size-6 text-offer" />
        <span>
          <span className="block text-on-band-muted text-xs">{t('shell.topBar.support')}</span>
          <bdi className="font-semibold text-sm underline-offset-4 group-hover:underline">
            {store.supportPhone}
          </bdi>
        </span>
      </a>
      <IconButton href={whatsappHref(store.whatsapp)} label={t('shell.topBar.whatsapp')}>
        <WhatsappIcon className="size-6" />
      </IconButton>
    </div>
  )
}
