import type { LoaderFunctionArgs } from 'react-router'

/** Pages of one person, the back office, and lists that filters multiply without end. */
const privateParts = [
  '/account/',
  '/activate/',
  '/admin',
  '/api/',
  '/newsletter/',
  '/shop/cart',
  '/shop/checkout',
  '/shop/track-order',
  '/*?*filter_',
]

export function loader({ url }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    'Allow: /api/files/',
    ...privateParts.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
