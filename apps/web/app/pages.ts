/**
 * The one list of pages. Routes, offline use, text parts, page cache, sitemap, robots.txt and chunks are derived from it.
 * It has no imports: the build, the server and the tests read it.
 */
export interface PageOptions {
  /** Needed where two routes share a file. */
  id?: string
  /** Works offline: its script is precached, and the service worker responds with the stored shell. */
  offline?: true
  /** Uses only the `front` part of the texts. */
  frontTexts?: true
  /** The query keys it reads, besides `lang`. `filter_*` stands for one key per filter. The page cache drops all others. */
  query?: readonly string[]
  /** For search engines: without parameters it is in the sitemap. */
  indexed?: true
  /** The rule of robots.txt that keeps search engines from fetching it. */
  disallow?: `/${string}`
  /** Its form may carry a picture. Every other form has at most 64 kB (platform.md#input-rules). */
  uploads?: true
  /** Most visits start here: its modules go into the first chunk. */
  startsVisits?: true
}

export interface PageNode extends PageOptions {
  kind: 'page'
  /** As the router writes it, without the leading slash. */
  path: string
  /** Below `app`. */
  file: string
}

interface LayoutNode {
  kind: 'layout'
  file: string
  id?: string
  children: readonly SiteNode[]
}

export type SiteNode = PageNode | LayoutNode

function page(path: string, file: string, options: PageOptions = {}): PageNode {
  return { kind: 'page', path, file, ...options }
}

function layout(file: string, children: readonly SiteNode[], id?: string): LayoutNode {
  return { kind: 'layout', file, children, ...(id !== undefined && { id }) }
}

/** A short path, redirected with its query. */
function redirected(path: string, options: PageOptions = {}): PageNode {
  return page(path, 'redirects.ts', { id: `${path} (redirect)`, ...options })
}

const listQuery = [
  'page',
  'limit',
  'sort',
  'q',
  'filter_*',
  'view',
  'columns',
  'facets',
  'sidebar',
  'price_from',
  'price_to',
]
const blogQuery = ['page', 'category', 'tag', 'q']
const contactQuery = ['subject', 'body']

const list = { offline: true, frontTexts: true, query: listQuery, indexed: true, startsVisits: true } as const
const account = { disallow: '/account/' } as const
const checkout = { disallow: '/shop/checkout' } as const
/** A new address leads back to the page that asked for it. */
const addressQuery = ['next', 'address'] as const
const newsletter = { disallow: '/newsletter/' } as const
const reviews = { disallow: '/reviews/' } as const

export const siteMap: readonly SiteNode[] = [
  // catalogue.md#screens, selling.md#screens, site.md#screens
  page('', 'catalogue/home/home.tsx', {
    offline: true,
    frontTexts: true,
    query: ['category'],
    indexed: true,
  }),
  page('home-two', 'catalogue/home/home.tsx', {
    id: 'home-two',
    offline: true,
    frontTexts: true,
    query: ['category'],
  }),
  redirected('shop', { query: listQuery }),
  page('shop/catalog', 'catalogue/browse/catalogue.tsx', list),
  page('shop/catalog/:category', 'catalogue/browse/catalogue.tsx', { ...list, id: 'category' }),
  page('shop/products/:slug', 'catalogue/product/product.tsx', {
    offline: true,
    frontTexts: true,
    query: ['layout', 'reviews', 'variant'],
    indexed: true,
  }),
  page('shop/cart', 'selling/cart/cart.tsx', {
    offline: true,
    frontTexts: true,
    query: ['add', 'added', 'quantity', 'key', 'option_*'],
    disallow: '/shop/cart',
  }),
  page('shop/printer', 'catalogue/printer/printer.tsx', {
    offline: true,
    frontTexts: true,
    query: ['q'],
    indexed: true,
  }),
  page('shop/wishlist', 'catalogue/saved-lists/wishlist.tsx', { offline: true, frontTexts: true }),
  page('shop/compare', 'catalogue/saved-lists/compare.tsx', { offline: true, frontTexts: true }),
  page('reviews/confirm/:token', 'catalogue/reviews/confirm-review.tsx', reviews),
  page('alerts/:token', 'stock/alerts/alerts.tsx', { disallow: '/alerts/' }),
  page('shop/pay/:token', 'selling/payment/pay-by-link.tsx', {
    disallow: '/shop/pay/',
    uploads: true,
  }),
  page('shop/online-payment/:reference', 'selling/online/online-payment.tsx', {
    disallow: '/shop/online-payment/',
    query: ['new'],
  }),
  page('shop/shared/:token', 'selling/links/shared-cart.tsx', { disallow: '/shop/shared/' }),
  page('shop/track-order', 'selling/orders/track-order.tsx', {
    offline: true,
    disallow: '/shop/track-order',
  }),
  layout(
    'platform/session/signed-in-only.tsx',
    [
      page('shop/checkout', 'selling/checkout/checkout.tsx', {
        ...checkout,
        query: [...addressQuery, 'refused'],
      }),
      page('shop/checkout/success/:orderId', 'selling/checkout/success.tsx', checkout),
      page('account/orders/:orderId/proforma', 'selling/orders/proforma.tsx', account),
    ],
    'checkout',
  ),

  redirected('blog', { query: blogQuery }),
  page('blog/category-classic', 'site/blog/list-page.tsx', { query: blogQuery, indexed: true }),
  ...['grid', 'list', 'left-sidebar'].map((layout) =>
    page(`blog/category-${layout}`, 'site/blog/list-page.tsx', { id: `blog/${layout}`, query: blogQuery }),
  ),
  page('blog/post-classic/:slug?', 'site/blog/post-page.tsx', { indexed: true }),
  page('blog/post-full/:slug?', 'site/blog/post-page.tsx', { id: 'blog/post-full' }),
  page('newsletter', 'site/blog/newsletter/newsletter.tsx', newsletter),
  page('newsletter/confirm/:token', 'site/blog/newsletter/subscription.tsx', newsletter),
  page('newsletter/leave/:token', 'site/blog/newsletter/subscription.tsx', {
    id: 'newsletter/leave',
    ...newsletter,
  }),
  page('n/:token/:link', 'site/blog/newsletter/visit.ts', { disallow: '/n/' }),

  layout('platform/session/signed-out-only.tsx', [
    page('account/login', 'people/login/login.tsx', { ...account, query: ['next'] }),
    page('account/registered', 'people/login/registered.tsx', { ...account, query: ['email', 'next'] }),
    page('account/login/second-factor', 'people/second-factor/sign-in-step.tsx', {
      ...account,
      query: ['next'],
    }),
    page('account/login/code', 'people/login/code.tsx', { ...account, query: ['next'] }),
    page('account/forgotpassword', 'people/password/forgot-password.tsx', {
      ...account,
      query: ['next', 'step'],
    }),
  ]),

  page('account/resetpassword', 'people/password/reset-password.tsx', { ...account, query: ['token'] }),

  // people.md#screens, workshop.md#screens, resets.md#screens, site.md#screens
  layout(
    'platform/session/signed-in-only.tsx',
    [
      redirected('account', account),
      layout('people/area/account-area.tsx', [
        page('account/dashboard', 'people/dashboard/dashboard.tsx', { ...account, uploads: true }),
        page('account/profile', 'people/profile/profile.tsx', { ...account, query: ['next'] }),
        page('account/orders', 'selling/orders/orders.tsx', { ...account, query: ['page', 'type'] }),
        page('account/orders/:orderId', 'selling/orders/order-detail.tsx', { ...account, query: ['pay'] }),
        page('account/orders/:orderId/return', 'selling/returns/ask-for-return.tsx', {
          ...account,
          uploads: true,
        }),
        page('account/returns/:returnId', 'selling/returns/return-detail.tsx', account),
        page('account/credit', 'selling/credit/credit.tsx', account),
        page('account/carts', 'selling/links/saved-carts.tsx', account),
        page('account/equipment', 'workshop/equipment/equipment.tsx', account),
        page('account/services/claim', 'workshop/service-orders/claim.tsx', {
          ...account,
          query: ['ticket'],
        }),
        page('account/services/:orderId', 'workshop/service-orders/service-order-detail.tsx', {
          ...account,
          uploads: true,
        }),
        page('account/ordersreset', 'resets/sales/requests.tsx', account),
        page('account/ordersreset/:saleId/outcome', 'resets/outcome/report-outcome.tsx', {
          ...account,
          uploads: true,
        }),
        page('account/addresses', 'people/addresses/addresses.tsx', account),
        page('account/addresses/:addressId', 'people/addresses/edit-address.tsx', {
          ...account,
          query: addressQuery,
        }),
        page('account/address/create', 'people/addresses/new-address.tsx', {
          ...account,
          query: addressQuery,
        }),
        page('account/password', 'people/password/password.tsx', account),
        page('account/second-factor', 'people/second-factor/second-factor.tsx', account),
        page('account/devices', 'people/devices/devices.tsx', account),
        page('account/notices', 'people/notices/notices.tsx', account),
        page('account/data', 'people/personal-data/personal-data.tsx', { ...account, query: ['problem'] }),
      ]),
    ],
    'account',
  ),
  page('account/data/download', 'people/personal-data/download.ts', account),
  page('account/closed', 'people/personal-data/closed.tsx', account),
  page('activate/user/:key', 'people/activation/activate-user.tsx', {
    disallow: '/activate/',
    query: ['next'],
  }),
  redirected('services', { query: ['service'] }),
  page('services/list', 'workshop/services/list.tsx', { offline: true, query: ['service'], indexed: true }),
  page('services/order/create/:serviceid', 'workshop/request/service-order.tsx', {
    uploads: true,
    query: addressQuery,
  }),
  page('services/order/edit/:serviceid', 'workshop/request/service-order.tsx', {
    id: 'services/order/edit',
    query: addressQuery,
    uploads: true,
  }),
  page('services/order/requested/:orderId', 'workshop/request/requested.tsx'),
  layout(
    'platform/session/signed-in-only.tsx',
    [page('services/order/print/:orderId', 'workshop/service-orders/print-order.tsx')],
    'services/print',
  ),
  page('services/ticket/:token', 'workshop/ticket/ticket.ts'),
  page('services/ticket/:token/messages', 'workshop/ticket/write-message.ts', { uploads: true }),
  page('services/ticket/:token/payment', 'workshop/ticket/report-payment.ts'),
  page('services/ticket/:token/:decision', 'workshop/ticket/decide-quote.ts', {
    query: ['quoteId', 'optional', 'keep'],
  }),
  redirected('reset', { query: ['q'] }),
  layout('resets/list/reset-list.tsx', [
    page('reset/list', 'resets/list/no-purchase.ts', {
      offline: true,
      query: ['q', 'bought', 'buy', 'plan'],
      indexed: true,
    }),
    page('reset/order/create/:resetId', 'resets/list/purchase.tsx', { query: ['q', 'bought', 'plan'] }),
  ]),
  redirected('site'),
  page('site/passport/:token', 'workshop/equipment/passport.tsx', { disallow: '/site/passport/' }),
  page('site/contact-us-alt', 'site/contact/contact.tsx', {
    offline: true,
    query: contactQuery,
    indexed: true,
  }),
  page('site/contact-us', 'site/contact/contact.tsx', {
    id: 'contact-us',
    offline: true,
    query: contactQuery,
  }),
  page('site/about-us', 'site/about-us.tsx', { indexed: true }),
  page('site/documentos', 'site/documentos.tsx', { indexed: true }),
  page('site/faq', 'site/faq.tsx', { offline: true, query: ['state', 'city'], indexed: true }),
  page('site/terms', 'site/terms.tsx', { indexed: true }),
  page('site/privacy', 'site/privacy.tsx', { indexed: true }),
  page('site/typography', 'site/typography.tsx'),
  page('site/components', 'site/components.tsx'),
  page('site/not-found', 'site/not-found.tsx'),

  // For search engines
  page('sitemap.xml', 'shell/seo/sitemap.ts'),
  page('robots.txt', 'shell/seo/robots.ts'),

  // Cached by the service worker
  page('offline', 'offline/stored-shell.tsx', { offline: true, query: ['from'] }),

  // Form targets of the shell
  page('preferences', 'site/preferences/change-preferences.ts'),
  page('account/logout', 'platform/session/log-out.ts', account),

  page('*', 'site/not-found.tsx', { id: 'unknown-path' }),
]

export const pages: readonly PageNode[] = pagesIn(siteMap)

function pagesIn(nodes: readonly SiteNode[]): PageNode[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : pagesIn(node.children)))
}

/** A regular expression that matches the paths of these pages, with or without a trailing slash. */
export function pathPattern(matching: readonly PageNode[]): string {
  const alternatives = matching.map(({ path }) =>
    path
      .split('/')
      .map((segment, index) => {
        const slash = index === 0 ? '' : '/'
        if (!segment.startsWith(':')) return slash + segment.replaceAll('.', '\\.')
        return segment.endsWith('?') ? `(${slash}[^/]+)?` : `${slash}[^/]+`
      })
      .join(''),
  )
  return `^/(${alternatives.join('|')})/?$`
}

const patterns = pages
  .filter(({ path }) => path !== '*')
  .map((one) => ({ page: one, pattern: new RegExp(pathPattern([one])) }))

/** The page of a path; static paths come before those with parameters. */
export function findPage(pathname: string): PageNode | undefined {
  const matching = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ page: one }) => one)
  return matching.find(({ path }) => !path.includes(':')) ?? matching[0]
}
