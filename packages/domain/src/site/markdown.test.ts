import { expect, test } from 'vitest'
import { growsLinearly, repeating } from '../platform/testing/linear-time.ts'
import { parseMarkdown, plainText, sectionsOf } from './markdown.ts'

test('headings, paragraphs, lists and quotes', () => {
  const text = `Uno
sigue.

## La empresa
Debajo, sin línea en blanco.

- Venta
- Taller
  de impresoras

1. Primero
2. Segundo

> Cita`
  expect(parseMarkdown(text)).toEqual([
    { kind: 'paragraph', content: ['Uno sigue.'] },
    { kind: 'heading', level: 2, id: 'la-empresa', content: ['La empresa'] },
    { kind: 'paragraph', content: ['Debajo, sin línea en blanco.'] },
    { kind: 'list', ordered: false, items: [['Venta'], ['Taller de impresoras']] },
    { kind: 'list', ordered: true, items: [['Primero'], ['Segundo']] },
    { kind: 'quote', content: ['Cita'] },
  ])
})

test('bold, italics, code and links can be nested', () => {
  expect(parseMarkdown('a **b *c*** `d*e*` [f](/site/faq#entrega)')).toEqual([
    {
      kind: 'paragraph',
      content: [
        'a ',
        { kind: 'strong', content: ['b ', { kind: 'em', content: ['c'] }] },
        ' ',
        { kind: 'code', content: ['d*e*'] },
        ' ',
        { kind: 'link', href: '/site/faq#entrega', content: ['f'] },
      ],
    },
  ])
})

test.each(['javascript:alert', 'data:text/html', '//evil.example', '/\\evil.example', 'JAVASCRIPT:x'])(
  'a link to %s becomes plain text',
  (href) => {
    expect(parseMarkdown(`[x](${href})`)).toEqual([{ kind: 'paragraph', content: ['x'] }])
  },
)

test('HTML is plain text', () => {
  expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', content: ['<script>alert(1)</script>'] },
  ])
})

test('sections begin at second-level headings', () => {
  const sections = sectionsOf(parseMarkdown('Entrada\n\n## Uno\n\na\n\n### Dentro\n\nb\n\n## Dos\n\nc'))
  expect(
    sections.map(({ heading, blocks }) => [heading && plainText(heading.content), blocks.length]),
  ).toEqual([
    [undefined, 1],
    ['Uno', 3],
    ['Dos', 1],
  ])
})

const pieces = [
  '[',
  '[[',
  '[a',
  '[a](',
  '[a]',
  '[a](/b',
  '[[a](b)',
  '](',
  '*',
  '**',
  '***',
  '*a',
  '**a',
  '**a*',
  '*a**b',
  '`',
  '`a',
  '``',
  '[*',
  '[**',
  '[`',
  '*[`',
  '(',
  '#',
  '# ',
  '\n# a',
  '# a\n',
  '- ',
  '- a\n',
  '- [',
  '> ',
  '> a\n',
  '1',
  '1. ',
  '1) a\n',
  ' ',
  '\n \n',
  '\n',
  '\r',
  '\u2028',
]

/** What a piece is inside of changes which pattern meets it. */
const frames = [
  ['', ''],
  ['# ', 'x'],
  ['# ', '\u2028x'],
  ['- ', 'x'],
  ['**', '**'],
  ['[', '](/x)'],
  ['[x](', ')'],
] as const

test.each(pieces)('a text of nothing but %j is parsed in linear time', async (piece) => {
  for (const [start, end] of frames)
    expect(await growsLinearly(parseMarkdown, repeating(piece, start, end)), start).toBe(true)
})
