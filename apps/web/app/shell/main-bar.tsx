import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import Heart from 'lucide-react/icons/heart'
import { AccountDropdown } from './account-dropdown.tsx'
import { BrandLink } from './brand-link.tsx'
import { CartDropdown } from './cart-dropdown.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { MobileSearch } from './search/mobile-search.tsx'
import { SearchForm } from './search/search-form.tsx'
import type { ShellData } from './shell-data.ts'
import { SupportLinks } from './support-links.tsx'

/** The part of the header that stays in view. */
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
          {!shell.viewer && (
            <div className="me-2 hidden lg:block">
              <Button href="/account/login" size="sm">
                {t('shell.nav.register')}
              </Button>
            </div>
          )}
          <MobileSearch />
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
