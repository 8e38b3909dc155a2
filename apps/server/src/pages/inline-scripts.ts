import { createHash } from 'node:crypto'

export interface SealedPage {
  html: string
  /** CSP sources that name each inline script and style by its content. */
  scripts: string[]
  styles: string[]
}

/**
 * A page that many visitors share cannot carry a nonce, which would be the same for all of them. What carries the
 * nonce of its render is what we wrote ourselves: exactly that is named by hash, and the nonce taken out.
 * Undefined where the nonce stands anywhere else, because then its place is not understood.
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
