import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

function redirected(path: string) {
  return route(path, 'redirects.ts', { id: `${path} (redirect)` })
}

const siteMap = [
  // catalogue.md#screens, selling.md#screens, site.md#screens
  index('catalogue/home/home.tsx'),
  route('home-two', 'catalogue/home/home-two.tsx'),
  redirected('shop'),
  route('shop/catalog', 'catalogue/browse/catalogue.tsx'),
  route('shop/catalog/:category', 'catalogue/browse/catalogue.tsx', { id: 'category' }),
  route('shop/products/:slug', 'catalogue/product/product.tsx'),
  route('shop/cart', 'selling/cart/cart.tsx'),
  route('shop/wishlist', 'catalogue/saved-lists/wishlist.tsx'),
  route('shop/compare', 'catalogue/saved-lists/compare.tsx'),
  route('shop/track-order', 'selling/orders/track-order.tsx'),
  layout('platform/session/members-only.tsx', { id: 'checkout' }, [
    route('shop/checkout', 'selling/checkout/checkout.tsx'),
    route('shop/checkout/success/:orderId', 'selling/checkout/success.tsx'),
    route('account/orders/:orderId/proforma', 'selling/orders/proforma.tsx'),
  ]),

  redirected('blog'),
  route('blog/category-classic', 'site/blog/category-classic.tsx'),
  route('blog/category-grid', 'site/blog/category-grid.tsx'),
  route('blog/category-list', 'site/blog/category-list.tsx'),
  route('blog/category-left-sidebar', 'site/blog/category-left-sidebar.tsx'),
  route('blog/post-classic/:slug?', 'site/blog/post-classic.tsx'),
  route('blog/post-full/:slug?', 'site/blog/post-full.tsx'),
  route('newsletter', 'site/blog/newsletter/newsletter.tsx'),
  route('newsletter/confirm/:token', 'site/blog/newsletter/subscription.tsx'),

  layout('platform/session/guests-only.tsx', [
    route('account/login', 'people/login/login.tsx'),
    route('account/forgotpassword', 'people/password/forgot-password.tsx'),
  ]),

  // people.md#screens, workshop.md#screens, resets.md#screens, site.md#screens
  layout('platform/session/members-only.tsx', { id: 'account' }, [
    redirected('account'),
    layout('people/area/account-area.tsx', [
      route('account/dashboard', 'people/dashboard/dashboard.tsx'),
      route('account/profile', 'people/profile/profile.tsx'),
      route('account/orders', 'selling/orders/orders.tsx'),
      route('account/orders/:orderId', 'selling/orders/order-detail.tsx'),
      route('account/ordersreset', 'resets/sales/requests.tsx'),
      route('account/addresses', 'people/addresses/addresses.tsx'),
      route('account/addresses/:addressId', 'people/addresses/edit-address.tsx'),
      route('account/address/create', 'people/addresses/new-address.tsx'),
      route('account/password', 'people/password/password.tsx'),
    ]),
  ]),
  route('activate/user/:key', 'people/activation/activate-user.tsx'),
  route('services/list', 'workshop/services/list.tsx'),
  route('services/order/create/:serviceid', 'workshop/request/service-order.tsx'),
  route('services/order/edit/:serviceid', 'workshop/request/service-order.tsx', {
    id: 'services/order/edit',
  }),
  layout('platform/session/members-only.tsx', { id: 'services/print' }, [
    route('services/order/print/:orderId', 'workshop/service-orders/print-order.tsx'),
  ]),
  route('services/ticket/:token', 'workshop/ticket/ticket.ts'),
  route('services/ticket/:token/:decision', 'workshop/ticket/decide-quote.ts'),
  layout('resets/list/reset-list.tsx', [
    route('reset/list', 'resets/list/no-purchase.ts'),
    route('reset/order/create/:resetId', 'resets/list/purchase.tsx'),
  ]),
  redirected('site'),
  route('site/contact-us-alt', 'site/contact-us-alt.tsx'),
  route('site/contact-us', 'site/contact-us.tsx'),
  route('site/about-us', 'site/about-us.tsx'),
  route('site/documentos', 'site/documentos.tsx'),
  route('site/faq', 'site/faq.tsx'),
  route('site/terms', 'site/terms.tsx'),
  route('site/privacy', 'site/privacy.tsx'),
  route('site/typography', 'site/typography.tsx'),
  route('site/components', 'site/components.tsx'),
  route('site/not-found', 'site/not-found.tsx'),

  // For search engines
  route('sitemap.xml', 'shell/seo/sitemap.ts'),
  route('robots.txt', 'shell/seo/robots.ts'),

  // Cached by the service worker
  route('offline', 'offline/stored-shell.tsx'),

  // Form targets of the shell
  route('preferences', 'site/preferences/change-preferences.ts'),
  route('account/logout', 'platform/session/log-out.ts'),

  route('*', 'site/not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig

export default [layout('platform/session/session-watch.tsx', siteMap)] satisfies RouteConfig
