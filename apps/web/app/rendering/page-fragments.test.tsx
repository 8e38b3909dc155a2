import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPageFragments, type FragmentCache } from './page-fragments.ts'
import { PageFragmentsProvider, useCachedFragment } from './use-cached-fragment.ts'

let rendered: string[] = []

function Part({ name, children }: { name: string; children?: React.ReactNode }) {
  const content = useCachedFragment(
    () => name,
    () => {
      rendered.push(name)
      return (
        <>
          <b>{name}</b>
          {children}
        </>
      )
    },
  )
  return <div {...content} />
}

function render(cache: FragmentCache, content: React.ReactNode) {
  rendered = []
  const fragments = createPageFragments(cache)
  const markup = renderToString(<PageFragmentsProvider value={fragments}>{content}</PageFragmentsProvider>)
  return fragments.assemble(markup).toString()
}

const page = (
  <main>
    <Part name="ñandú" />
    <p>entre</p>
    <Part name="outer">
      <Part name="inner" />
    </Part>
  </main>
)
const plain = '<main><div><b>ñandú</b></div><p>entre</p><div><b>outer</b><div><b>inner</b></div></div></main>'

test('a cached fragment is not rendered again, and the HTML is identical', () => {
  const cache = new Map<string, Buffer>()
  expect(render(cache, page)).toBe(plain)
  expect(rendered).toEqual(['ñandú', 'outer', 'inner'])
  expect(render(cache, page)).toBe(plain)
  expect(rendered).toEqual([])
})

test('a cached fragment can be nested in a new one', () => {
  const cache = new Map([['inner', Buffer.from('<b>inner</b>')]])
  expect(render(cache, page)).toBe(plain)
  expect(rendered).toEqual(['ñandú', 'outer'])
  expect(String(cache.get('outer'))).toBe('<b>outer</b><div><b>inner</b></div>')
})

test('without a provider the content renders as usual', () => {
  expect(renderToString(page)).toBe(plain)
})

test('the cache holds the HTML of each fragment without its surroundings', () => {
  const cache = new Map<string, Buffer>()
  render(cache, page)
  expect([...cache].map(([key, html]) => [key, String(html)])).toEqual([
    ['ñandú', '<b>ñandú</b>'],
    ['inner', '<b>inner</b>'],
    ['outer', '<b>outer</b><div><b>inner</b></div>'],
  ])
})

test('a captured fragment that React discards is not cached', () => {
  const cache = new Map<string, Buffer>()
  const fragments = createPageFragments(cache)
  fragments.capture('discarded', <i />)
  const used = fragments.capture('used', <b>used</b>)
  expect(String(fragments.assemble(renderToString(<p>{used}</p>)))).toBe('<p><b>used</b></p>')
  expect([...cache.keys()]).toEqual(['used'])
})
