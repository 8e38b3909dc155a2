import type { LoaderFunctionArgs } from 'react-router'
import { pages } from '../../pages.ts'

/** The API, the back office, private pages, and the endless combinations of list filters. */
const disallowed = [
  '/api/',
  '/admin',
  ...new Set(pages.flatMap(({ disallow }) => disallow ?? [])),
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
