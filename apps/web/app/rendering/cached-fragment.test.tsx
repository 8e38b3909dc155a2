import { MessagesProvider } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { cachedFragment, PageFragmentsProvider } from './cached-fragment.tsx'
import { createPageFragments, type FragmentCache } from './page-fragments.ts'
import { useIsWholesale, useShellData } from './shell-data.ts'

let rendered: string[] = []

const Part = cachedFragment(({ name, nested = [] }: { name: string; nested?: string[] }) => {
  rendered.push(name)
  return (
    <>
      <b>{name}</b>
      {nested.map((inner) => (
        <Part key={inner} container={<div />} name={inner} />
      ))}
    </>
  )
})

const visitor = { viewer: null, cart: null, currency: 'USD' }
const customer = {
  viewer: { email: 'ana@example.com', wholesale: false },
  cart: { items: [] },
  currency: 'USD',
}
const business = { viewer: { email: 'taller@example.com', wholesale: true }, cart: null, currency: 'USD' }

type RenderOptions = { shell?: object; locale?: 'es' | 'ar'; leaks?: Error[] }

function render(
  cache: FragmentCache,
  content: ReactNode,
  { shell = visitor, locale = 'es', leaks }: RenderOptions = {},
) {
  rendered = []
  const fragments = createPageFragments(cache, (error) => {
    if (!leaks) throw error
    leaks.push(error)
  })
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => content }])
  const markup = renderToString(
    <MessagesProvider locale={locale} table={{}}>
      <PageFragmentsProvider value={fragments}>
        <Page initialEntries={['/']} hydrationData={{ loaderData: { root: shell } }} />
      </PageFragmentsProvider>
    </MessagesProvider>,
  )
  return fragments.assemble(markup).toString()
}

const page = (
  <main>
    <Part container={<div />} name="ñandú" />
    <p>entre</p>
    <Part container={<div />} name="outer" nested={['inner']} />
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
  const cache = new Map<string, Buffer>()
  render(cache, <Part container={<div />} name="inner" />)
  expect(render(cache, page)).toBe(plain)
  expect(rendered).toEqual(['ñandú', 'outer'])
  expect([...cache.values()].map(String)).toEqual([
    '<b>inner</b>',
    '<b>ñandú</b>',
    '<b>outer</b><div><b>inner</b></div>',
  ])
})

test('a fragment that the cache does not want is rendered each time, with its wanted parts from the cache', () => {
  const stored = new Map<string, Buffer>()
  const cache = {
    get: (key: string) => stored.get(key),
    set: (key: string, html: Buffer) => void stored.set(key, html),
    wants: (key: string) => !key.includes('outer'),
  }
  for (const expected of [['ñandú', 'outer', 'inner'], ['outer']]) {
    expect(render(cache, page)).toBe(plain)
    expect(rendered).toEqual(expected)
  }
})

test('without a cache the content renders as usual', () => {
  const never = { get: () => undefined, set: () => {} }
  expect(render(never, page)).toBe(plain)
})

test('customers share a fragment; languages, price lists, props and components do not', () => {
  const cache = new Map<string, Buffer>()
  const Twin = cachedFragment(({ name }: { name: string }) => <i>{name}</i>)
  const part = <Part container={<div />} name="one" />
  render(cache, part)
  render(cache, part, { shell: customer })
  expect(cache.size).toBe(1)
  render(cache, part, { locale: 'ar' })
  render(cache, part, { shell: business })
  render(cache, part, { shell: { ...visitor, currency: 'CUP' } })
  render(cache, <Part container={<div />} name="two" />)
  expect(render(cache, <Twin container={<div />} name="one" />)).toBe('<div><i>one</i></div>')
  expect(cache.size).toBe(6)
})

test('the price list may be read inside a fragment', () => {
  const Price = cachedFragment(() => {
    const currency = useShellData()?.currency
    return <b>{useIsWholesale() ? 'mayorista' : currency}</b>
  })
  const price = <Price container={<p />} />
  const cache = new Map<string, Buffer>()
  expect(render(cache, price, { shell: customer })).toBe('<p><b>USD</b></p>')
  expect(render(cache, price, { shell: business })).toBe('<p><b>mayorista</b></p>')
})

const leaking = {
  'the viewer': cachedFragment(() => useShellData()?.viewer?.email),
  'the cart': cachedFragment(() => useShellData()?.cart?.items.length),
}

test.each(Object.entries(leaking))('reading %s inside a fragment throws', (source, Leaking) => {
  const content = <Leaking container={<p />} />
  expect(() => render(new Map(), content, { shell: customer })).toThrow(`depends on ${source}`)
})

test.each(Object.entries(leaking))(
  'in production %s is rendered, reported and not cached',
  (source, Leaking) => {
    const Outer = cachedFragment(() => <Leaking container={<p />} />)
    const cache = new Map<string, Buffer>()
    const leaks: Error[] = []
    const html = render(cache, <Outer container={<div />} />, { shell: customer, leaks })
    expect(html).not.toBe('<div><p></p></div>')
    expect(leaks[0]?.message).toContain(source)
    expect(cache.size).toBe(0)
  },
)

test('props that JSON cannot hold are refused', () => {
  const Search = cachedFragment(({ search }: { search: URLSearchParams }) => search.toString())
  const content = <Search container={<p />} search={new URLSearchParams('q=tinta')} />
  expect(() => render(new Map(), content)).toThrow('props.search')
})

test('a fragment that React discards is not cached', () => {
  const cache = new Map<string, Buffer>()
  const fragments = createPageFragments(cache, () => {})
  fragments.open('discarded', undefined).mark(<i />)
  const used = fragments.open('used', undefined).mark(<b>used</b>)
  expect(String(fragments.assemble(renderToString(<p>{used}</p>)))).toBe('<p><b>used</b></p>')
  expect([...cache.keys()]).toEqual(['used'])
})
