import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealInlineScripts } from './inline-scripts.ts'

const nonce = 'n0nce-of-this-render'
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

function seal(html: string) {
  const sealed = sealInlineScripts(Buffer.from(html), nonce)
  return sealed && { ...sealed, html: sealed.html.toString() }
}

test('inline scripts with the nonce get a hash instead', () => {
  const html = `<body><script nonce="${nonce}">a()</script><script async="" nonce="${nonce}" type="module">b()</script></body>`
  expect(seal(html)).toEqual({
    html: '<body><script>a()</script><script async="" type="module">b()</script></body>',
    scripts: [hash('a()'), hash('b()')],
    styles: [],
  })
})

test('a script without the nonce stays forbidden', () => {
  const html = `<p><script>steal()</script></p><script nonce="other">steal()</script><script nonce="${nonce}">a()</script>`
  expect(seal(html)?.scripts).toEqual([hash('a()')])
})

test('script files and links lose the nonce and need no hash', () => {
  const html = `<link rel="modulepreload" nonce="${nonce}" href="/a.js"/><script nonce="${nonce}" src="/a.js"></script>`
  expect(seal(html)).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script src="/a.js"></script>',
    scripts: [],
    styles: [],
  })
})

test('style elements get a hash in the style sources', () => {
  const sealed = seal(`<style nonce="${nonce}">p{}</style>`)
  expect(sealed).toMatchObject({ scripts: [], styles: [hash('p{}')] })
})

test('a page with the nonce anywhere else is not shared', () => {
  expect(seal(`<p>${nonce}</p>`)).toBeUndefined()
  expect(seal(`<script nonce="${nonce}">window.n="${nonce}"</script>`)).toBeUndefined()
  expect(seal(`<p nonce="${nonce}">a</p>`)).toBeUndefined()
  expect(seal(`<script data-n="${nonce}">a()</script>`)).toBeUndefined()
  expect(seal(`<script nonce="${nonce}" nonce="${nonce}">a()</script>`)).toBeUndefined()
  expect(seal(`<script nonce="${nonce}">a() nonce="${nonce}"></script>`)).toBeUndefined()
  expect(seal(`<script nonce="${nonce}`)).toBeUndefined()
})

test('letters outside ASCII keep their place', () => {
  const html = `<p>ñandú – €</p><script nonce="${nonce}">a("ñ")</script><p>عربي</p>`
  expect(seal(html)).toMatchObject({
    html: '<p>ñandú – €</p><script>a("ñ")</script><p>عربي</p>',
    scripts: [hash('a("ñ")')],
  })
})
