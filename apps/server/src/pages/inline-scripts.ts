import { createHash } from 'node:crypto'

export interface SealedPage {
  html: string
  /** CSP hashes of each inline script and style. */
  scripts: string[]
  styles: string[]
}

/**
 * A shared page cannot use a nonce, because all visitors would get the same one. Only our own elements carry the nonce
 * of the render: these are allowed by hash and the nonce is removed. Undefined if the nonce occurs anywhere else,
 * because then its place is unknown.
 */
export function sealInlineScripts(html: string, nonce: string): SealedPage | undefined {
  const sources = { script: new Set<string>(), style: new Set<string>() }
  // React and the router escape `>` inside attributes, so a tag ends at its first one.
  const tagged = new RegExp(`<(script|style|link)\\b([^>]*?) nonce="${nonce}"([^>]*)>`, 'g')
  let sealed = ''
  let copied = 0
  for (const match of html.matchAll(tagged)) {
    const [tag, name = '', before = '', after = ''] = match
    const contentStart = match.index + tag.length
    sealed += `${html.slice(copied, match.index)}<${name}${before}${after}>`
    copied = contentStart
    if (name === 'link' || / src=/.test(before + after)) continue
    const contentEnd = html.indexOf(`</${name}`, contentStart)
    if (contentEnd < 0) return undefined
    sources[name === 'style' ? 'style' : 'script'].add(hashSource(html.slice(contentStart, contentEnd)))
  }
  sealed += html.slice(copied)
  if (sealed.includes(nonce)) return undefined
  return { html: sealed, scripts: [...sources.script], styles: [...sources.style] }
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
