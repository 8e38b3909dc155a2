import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Known to the specification, built later: an honest page stands there meanwhile, so that no link is dead. */
function inPreparation(path: string) {
  return route(path, 'site/in-preparation.tsx', { id: path })
}

/** The same beside the account menu. */
function inAccount(path: string) {
  return route(path, 'account/area/section-in-preparation.tsx', { id: path })
}

function redirected(path: string) {
  return route(path, 'redirects.ts', { id: `${path} (redirect)` })
}

const siteMap = [
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
    route('account/login', 'account/login/login.tsx'),
    route('account/forgotpassword', 'account/forgot-password/forgot-password.tsx'),
  ]),

  // B §2
  layout('account/members-only.tsx', { id: 'account' }, [
    redirected('account'),
    layout('account/area/account-area.tsx', [
      route('account/dashboard', 'account/dashboard/dashboard.tsx'),
      route('account/profile', 'account/profile/profile.tsx'),
      inAccount('account/orders'),
      inAccount('account/orders/:orderId'),
      inAccount('account/ordersreset'),
      route('account/addresses', 'account/addresses/addresses.tsx'),
      route('account/addresses/:addressId', 'account/addresses/edit-address.tsx'),
      route('account/address/create', 'account/addresses/new-address.tsx'),
      route('account/password', 'account/password/password.tsx'),
    ]),
  ]),
  route('activate/user/:key', 'activate/activate-user.tsx'),
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

export default [layout('account/session/session-watch.tsx', siteMap)] satisfies RouteConfig
