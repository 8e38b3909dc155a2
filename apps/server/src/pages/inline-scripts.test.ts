import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealInlineScripts } from './inline-scripts.ts'

const nonce = 'n0nce-of-this-render'
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('inline scripts with the nonce get a hash instead', () => {
  const html = `<body><script nonce="${nonce}">a()</script><script async="" nonce="${nonce}" type="module">b()</script></body>`
  expect(sealInlineScripts(html, nonce)).toEqual({
    html: '<body><script>a()</script><script async="" type="module">b()</script></body>',
    scripts: [hash('a()'), hash('b()')],
    styles: [],
  })
})

test('a script without the nonce stays forbidden', () => {
  const html = `<p><script>steal()</script></p><script nonce="other">steal()</script><script nonce="${nonce}">a()</script>`
  expect(sealInlineScripts(html, nonce)?.scripts).toEqual([hash('a()')])
})

test('script files and links lose the nonce and need no hash', () => {
  const html = `<link rel="modulepreload" nonce="${nonce}" href="/a.js"/><script nonce="${nonce}" src="/a.js"></script>`
  expect(sealInlineScripts(html, nonce)).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script src="/a.js"></script>',
    scripts: [],
    styles: [],
  })
})

test('style elements get a hash in the style sources', () => {
  const sealed = sealInlineScripts(`<style nonce="${nonce}">p{}</style>`, nonce)
  expect(sealed).toMatchObject({ scripts: [], styles: [hash('p{}')] })
})

test('a page with the nonce anywhere else is not shared', () => {
  expect(sealInlineScripts(`<p>${nonce}</p>`, nonce)).toBeUndefined()
  expect(sealInlineScripts(`<script nonce="${nonce}">window.n="${nonce}"</script>`, nonce)).toBeUndefined()
})
