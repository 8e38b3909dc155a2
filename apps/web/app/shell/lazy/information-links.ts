import type { NavItem } from '../../platform/page/nav-items.ts'

/** site.md#header-and-footer */
export const informationLinks = [
  { href: '/site/about-us', label: 'shell.footer.about' },
  { href: '/site/faq#entrega', label: 'shell.footer.delivery' },
  { href: '/site/faq', label: 'shell.nav.faq' },
  { href: '/blog/category-classic', label: 'shell.nav.blog' },
  { href: '/site/privacy', label: 'shell.footer.privacy' },
  { href: '/site/terms', label: 'shell.footer.terms' },
  { href: '/site/documentos', label: 'shell.footer.documents' },
  { href: '/site/contact-us-alt', label: 'shell.footer.contactLink' },
  { href: '/shop/track-order', label: 'shell.footer.trackOrder' },
  { href: '/shop/wishlist', label: 'shop.wishlist.title' },
  { href: '/shop/compare', label: 'shop.compare.title' },
] as const satisfies readonly NavItem[]
