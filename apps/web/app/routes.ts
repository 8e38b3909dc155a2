import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

function redirected(path: string) {
  return route(path, 'redirects.ts', { id: `${path} (redirect)` })
}

const siteMap = [
  // A §2
  index('shop/home/home.tsx'),
  route('home-two', 'shop/home/home-two.tsx'),
  redirected('shop'),
  route('shop/catalog', 'shop/catalogue/catalogue.tsx'),
  route('shop/catalog/:category', 'shop/catalogue/catalogue.tsx', { id: 'category' }),
  route('shop/products/:slug', 'shop/product/product.tsx'),
  route('shop/cart', 'shop/cart/cart.tsx'),
  route('shop/wishlist', 'shop/wishlist/wishlist.tsx'),
  route('shop/compare', 'shop/compare/compare.tsx'),
  route('shop/track-order', 'shop/track-order/track-order.tsx'),
  layout('account/members-only.tsx', { id: 'checkout' }, [
    route('shop/checkout', 'shop/checkout/checkout.tsx'),
    route('shop/checkout/success/:orderId', 'shop/success/success.tsx'),
    route('account/orders/:orderId/proforma', 'account/orders/proforma.tsx'),
  ]),

  redirected('blog'),
  route('blog/category-classic', 'blog/category-classic.tsx'),
  route('blog/category-grid', 'blog/category-grid.tsx'),
  route('blog/category-list', 'blog/category-list.tsx'),
  route('blog/category-left-sidebar', 'blog/category-left-sidebar.tsx'),
  route('blog/post-classic/:slug?', 'blog/post-classic.tsx'),
  route('blog/post-full/:slug?', 'blog/post-full.tsx'),
  route('newsletter', 'blog/newsletter/newsletter.tsx'),
  route('newsletter/confirm/:token', 'blog/newsletter/subscription.tsx'),

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
      route('account/orders', 'account/orders/orders.tsx'),
      route('account/orders/:orderId', 'account/orders/order-detail.tsx'),
      route('account/ordersreset', 'account/ordersreset/requests.tsx'),
      route('account/addresses', 'account/addresses/addresses.tsx'),
      route('account/addresses/:addressId', 'account/addresses/edit-address.tsx'),
      route('account/address/create', 'account/addresses/new-address.tsx'),
      route('account/password', 'account/password/password.tsx'),
    ]),
  ]),
  route('activate/user/:key', 'activate/activate-user.tsx'),
  route('services/list', 'services/list.tsx'),
  route('services/order/create/:serviceid', 'services/order/service-order.tsx'),
  route('services/order/edit/:serviceid', 'services/order/service-order.tsx', { id: 'services/order/edit' }),
  layout('account/members-only.tsx', { id: 'services/print' }, [
    route('services/order/print/:orderId', 'services/print/print-order.tsx'),
  ]),
  route('services/ticket/:token', 'services/ticket/ticket.ts'),
  route('services/ticket/:token/:decision', 'services/ticket/decide-quote.ts'),
  layout('resets/reset-list.tsx', [
    route('reset/list', 'resets/no-purchase.ts'),
    route('reset/order/create/:resetId', 'resets/purchase.tsx'),
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

  // What machines read
  route('sitemap.xml', 'seo/sitemap.ts'),
  route('robots.txt', 'seo/robots.ts'),

  // What browsers keep for the day without a line
  route('offline', 'offline/stored-shell.tsx'),

  // What the shell's forms post to
  route('preferences', 'preferences/change-preferences.ts'),
  route('account/logout', 'account/log-out.ts'),

  route('*', 'site/not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig

export default [layout('session/session-watch.tsx', siteMap)] satisfies RouteConfig
