import { pages } from '../../apps/web/app/pages.ts'
import type { Customer } from './customer.ts'

/** Files for machines and the targets of forms. */
const withoutPage = [
  'sitemap.xml',
  'robots.txt',
  'preferences',
  'account/logout',
  'account/data/download',
  'services/ticket/:token/messages',
  'services/ticket/:token/payment',
]

/** The path of every page of the storefront as its site map writes it, such as `/shop/products/:slug`. */
export function siteRoutes(): string[] {
  return pages
    .filter(({ file, path }) => file !== 'redirects.ts' && !withoutPage.includes(path))
    .map(({ path }) => `/${path}`)
}

/** The addresses of a route, where its path alone does not say them. */
const addresses: Record<string, (customer: Customer) => string[]> = {
  '/shop/catalog': () => ['/shop/catalog', '/shop/catalog?view=list&filter_brand=epson'],
  '/shop/catalog/:category': () => ['/shop/catalog/impresoras'],
  '/shop/products/:slug': () => [
    '/shop/products/epson-ecotank-l3250?reviews=1',
    '/shop/products/samsung-galaxy-a05',
  ],
  '/shop/checkout/success/:orderId': ({ orderId }) => [`/shop/checkout/success/${orderId}`],
  '/account/orders': () => ['/account/orders', '/account/orders?type=services'],
  '/account/orders/:orderId': ({ orderId, boughtOrderId }) => [
    `/account/orders/${orderId}`,
    `/account/orders/${boughtOrderId}`,
  ],
  '/account/orders/:orderId/proforma': ({ orderId }) => [`/account/orders/${orderId}/proforma`],
  '/account/orders/:orderId/return': ({ boughtOrderId }) => [`/account/orders/${boughtOrderId}/return`],
  '/account/returns/:returnId': ({ returnId }) => [`/account/returns/${returnId}`],
  '/account/ordersreset/:saleId/outcome': ({ resetSaleId }) => [
    `/account/ordersreset/${resetSaleId}/outcome`,
  ],
  '/account/services/:orderId': ({ serviceOrderId }) => [`/account/services/${serviceOrderId}`],
  '/account/addresses/:addressId': ({ addressId }) => [`/account/addresses/${addressId}`],
  '/account/registered': () => ['/account/registered?email=ana%40ejemplo.cu'],
  '/account/resetpassword': ({ recovery }) => [`/account/resetpassword?token=${recovery}`],
  '/activate/user/:key': ({ activation }) => [`/activate/user/${activation}`],
  '/blog/post-classic/:slug?': () => ['/blog/post-classic'],
  '/blog/post-full/:slug?': () => ['/blog/post-full'],
  '/newsletter/confirm/:token': ({ subscription }) => [`/newsletter/confirm/${subscription}`],
  '/newsletter/leave/:token': ({ subscription }) => [`/newsletter/leave/${subscription}`],
  '/n/:token/:link': () => [],
  '/shop/pay/:token': ({ payPath, familyPath }) => [payPath, familyPath],
  '/shop/shared/:token': ({ sharedPath }) => [sharedPath],
  '/shop/online-payment/:reference': () => ['/shop/online-payment/no-such-payment'],
  '/alerts/:token': ({ alerts }) => [`/alerts/${alerts}`],
  '/reviews/confirm/:token': ({ review }) => [`/reviews/confirm/${review}`],
  '/services/order/create/:serviceid': ({ serviceId }) => [`/services/order/create/${serviceId}`],
  '/services/order/edit/:serviceid': ({ serviceId }) => [`/services/order/edit/${serviceId}`],
  '/services/order/requested/:orderId': ({ serviceOrderId }) => [
    `/services/order/requested/${serviceOrderId}`,
  ],
  '/services/order/print/:orderId': ({ serviceOrderId }) => [`/services/order/print/${serviceOrderId}`],
  '/services/ticket/:token': ({ ticket }) => [`/services/ticket/${ticket}`],
  '/services/ticket/:token/:decision': ({ ticket }) => [`/services/ticket/${ticket}/accept`],
  '/site/passport/:token': ({ passport }) => [`/site/passport/${passport}`],
  '/reset/order/create/:resetId': ({ resetId }) => [`/reset/order/create/${resetId}`],
  '/*': () => ['/no/such/page'],
}

/** For a customer who has one of everything. */
export function addressesOf(route: string, customer: Customer): string[] {
  const address = addresses[route]
  if (address) return address(customer)
  if (/[:*]/.test(route)) throw new Error(`${route} needs an address in this file`)
  return [route]
}

export function inLanguage(address: string, lang: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`
}
