import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Known to the specification, built later: an honest page stands there meanwhile, so that no link is dead. */
function inPreparation(path: string) {
  return route(path, 'site/in-preparation.tsx', { id: path })
}

function redirected(path: string) {
  return route(path, 'redirects.ts', { id: `${path} (redirect)` })
}

export default [
  // A §2
  index('shop/home.tsx'),
  inPreparation('home-two'),
  redirected('shop'),
  inPreparation('shop/catalog'),
  inPreparation('shop/catalog/:category'),
  inPreparation('shop/products/:slug'),
  inPreparation('shop/cart'),
  inPreparation('shop/wishlist'),
  inPreparation('shop/compare'),
  inPreparation('shop/track-order'),
  layout('account/members-only.tsx', { id: 'checkout' }, [
    inPreparation('shop/checkout'),
    inPreparation('shop/checkout/success/:orderId'),
  ]),

  redirected('blog'),
  inPreparation('blog/category-classic'),
  inPreparation('blog/category-grid'),
  inPreparation('blog/category-list'),
  inPreparation('blog/category-left-sidebar'),
  inPreparation('blog/post-classic'),
  inPreparation('blog/post-full'),

  layout('account/guests-only.tsx', [
    inPreparation('account/login'),
    inPreparation('account/forgotpassword'),
  ]),

  // B §2
  layout('account/members-only.tsx', { id: 'account' }, [
    redirected('account'),
    inPreparation('account/dashboard'),
    inPreparation('account/profile'),
    inPreparation('account/orders'),
    inPreparation('account/orders/:orderId'),
    inPreparation('account/ordersreset'),
    inPreparation('account/addresses'),
    inPreparation('account/addresses/:addressId'),
    inPreparation('account/address/create'),
    inPreparation('account/password'),
  ]),
  inPreparation('activate/user/:key'),
  inPreparation('services/list'),
  inPreparation('services/order/create/:serviceid'),
  inPreparation('services/order/edit/:serviceid'),
  inPreparation('reset/list'),
  inPreparation('reset/order/create/:resetId'),
  redirected('site'),
  inPreparation('site/contact-us-alt'),
  inPreparation('site/contact-us'),
  inPreparation('site/about-us'),
  inPreparation('site/documentos'),
  route('site/faq', 'site/faq.tsx'),
  inPreparation('site/terms'),
  inPreparation('site/privacy'),
  route('site/typography', 'site/typography.tsx'),
  route('site/components', 'site/components.tsx'),
  route('site/not-found', 'site/not-found.tsx'),

  // What the shell's forms post to
  route('preferences', 'preferences/change-preferences.ts'),
  route('account/logout', 'account/log-out.ts'),

  route('*', 'site/not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig
