import { hash } from 'node:crypto'

export interface SealedPage {
  html: Buffer
  /** CSP hashes of each inline script and style. */
  scripts: string[]
  styles: string[]
}

/**
 * A shared page cannot use a nonce, because all visitors would get the same one. Only our own elements carry the nonce
 * of the render: these are allowed by hash and the nonce is removed. Undefined if the nonce occurs anywhere else,
 * because then its place is unknown. The page stays bytes: decoding it would take longer than the rest.
 */
export function sealInlineScripts(html: Buffer, nonce: string): SealedPage | undefined {
  const sources = { script: new Set<string>(), style: new Set<string>() }
  const pieces: Buffer[] = []
  let copied = 0
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, copied)) {
    const from = at - attributeStart.length
    const to = at + nonce.length + 1
    // React and the router escape `<` and `>` inside attributes, so a tag ends at its first one.
    const tagStart = html.lastIndexOf('<', at)
    const tagEnd = html.indexOf('>', at)
    if (tagStart < copied || tagEnd < 0 || from < tagStart) return undefined
    if (html.toString('latin1', from, to) !== `${attributeStart}${nonce}"`) return undefined
    const tag = html.toString('latin1', tagStart, from) + html.toString('latin1', to, tagEnd)
    const name = /^<(script|style|link)\b[^>]*$/.exec(tag)?.[1]
    if (!name) return undefined
    pieces.push(html.subarray(copied, from))
    copied = to
    if (name === 'link' || / src=/.test(tag)) continue
    const contentEnd = html.indexOf(`</${name}`, tagEnd)
    if (contentEnd < 0) return undefined
    sources[name === 'style' ? 'style' : 'script'].add(hashSource(html.subarray(tagEnd + 1, contentEnd)))
  }
  pieces.push(html.subarray(copied))
  return { html: Buffer.concat(pieces), scripts: [...sources.script], styles: [...sources.style] }
}

const attributeStart = ' nonce="'

function hashSource(content: Buffer): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`
}
