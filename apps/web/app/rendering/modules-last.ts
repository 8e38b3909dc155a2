const link = /<link rel="modulepreload"([^>]*>)/g

/** On a narrow line styles, font and the first picture come before the script, which nobody sees. */
export function modulesLast(page: string): string {
  const end = page.indexOf('</head>')
  if (end < 0) return page
  const head = page.slice(0, end)
  const links = Array.from(
    head.matchAll(link),
    ([, rest]) => `<link rel="modulepreload" fetchpriority="low"${rest}`,
  )
  return head.replaceAll(link, '') + links.join('') + page.slice(end)
}
