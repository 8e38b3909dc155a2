import type { LoaderFunctionArgs } from 'react-router'

/** Private pages, the back office, and the endless combinations of list filters. */
const disallowed = [
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
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
