import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type DrawnParts, openPartSheet } from './part-sheet.ts'
import { SheetProvider, useDrawnOnce } from './use-drawn-once.ts'

let drawings: string[] = []

function Part({ name, children }: { name: string; children?: React.ReactNode }) {
  const content = useDrawnOnce(
    () => name,
    () => {
      drawings.push(name)
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

function draw(parts: DrawnParts, page: React.ReactNode) {
  drawings = []
  const sheet = openPartSheet(parts)
  return sheet.assemble(renderToString(<SheetProvider value={sheet}>{page}</SheetProvider>)).toString()
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

test('what was drawn once is not drawn again, and the page is the same to the letter', () => {
  const parts = new Map<string, Buffer>()
  expect(draw(parts, page)).toBe(plain)
  expect(drawings).toEqual(['ñandú', 'outer', 'inner'])
  expect(draw(parts, page)).toBe(plain)
  expect(drawings).toEqual([])
})

test('a known part inside a new one keeps its place', () => {
  const parts = new Map([['inner', Buffer.from('<b>inner</b>')]])
  expect(draw(parts, page)).toBe(plain)
  expect(drawings).toEqual(['ñandú', 'outer'])
  expect(String(parts.get('outer'))).toBe('<b>outer</b><div><b>inner</b></div>')
})

test('without the server it is an element like any other', () => {
  expect(renderToString(page)).toBe(plain)
})

test('an element of a part keeps nothing of what else is on the page', () => {
  const parts = new Map<string, Buffer>()
  draw(parts, page)
  expect([...parts].map(([of, html]) => [of, String(html)])).toEqual([
    ['ñandú', '<b>ñandú</b>'],
    ['inner', '<b>inner</b>'],
    ['outer', '<b>outer</b><div><b>inner</b></div>'],
  ])
})

test('a part that React left out takes no other part with it', () => {
  const parts = new Map<string, Buffer>()
  const sheet = openPartSheet(parts)
  sheet.framed('left out', <i />)
  const kept = sheet.framed('kept', <b>kept</b>)
  expect(String(sheet.assemble(renderToString(<p>{kept}</p>)))).toBe('<p><b>kept</b></p>')
  expect([...parts.keys()]).toEqual(['kept'])
})
