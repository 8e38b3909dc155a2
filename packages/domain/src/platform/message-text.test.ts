import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { longestLine, problemOfText, rewordIn } from './message-text.ts'

const shipped = 'Recibimos su pedido {number} en {store}.'
const subject = 'Recibimos su pedido {number}'

test.each([
  [shipped, 'Gracias. Ya tenemos su pedido {number}.', undefined],
  [shipped, 'Gracias.\nYa tenemos {number}', undefined],
  [shipped, '<b>{number}</b>', undefined],
  [shipped, '  ', { code: 'blank' }],
  [shipped, 'Gracias, {name}: {number}', { code: 'unknown', names: ['name'] }],
  [shipped, 'Gracias', { code: 'missing', names: ['number'] }],
  [shipped, '{number} {', { code: 'looseBrace' }],
  [shipped, '{number} {numero de pedido}', { code: 'looseBrace' }],
  [shipped, '{number} \uE000code\uE000', { code: 'notPlain' }],
  [shipped, '{number}\r\nBcc: a@b.cu', { code: 'notPlain' }],
  [subject, '{number}\nBcc: a@b.cu', { code: 'oneLine' }],
  [subject, '{number}\u2028Bcc', { code: 'notPlain' }],
  [subject, '{number}\u202e', { code: 'notPlain' }],
  [subject, `{number}${'a'.repeat(longestLine)}`, { code: 'tooLong', longest: longestLine }],
])('%j may be worded %j: %j', (before, text, problem) => {
  expect(problemOfText(before, text)).toEqual(problem)
})

const html = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const plain = (text: string) => text

test('a mail is worded anew with the values it has', () => {
  const body =
    '<title>A</title>\n<p dir="auto">Su pedido ORDEN-1 suma 10.50 USD.</p><p>Total</p><p>Subtotal</p>'
  const reworded = rewordIn(body, 'Su pedido {number} suma {total}.', 'Suma {total} &\n{number}', html)
  expect(reworded).toBe(
    '<title>A</title>\n<p dir="auto">Suma 10.50 USD &amp;<br>ORDEN-1</p><p>Total</p><p>Subtotal</p>',
  )
  expect(rewordIn(body, 'Total', 'Suma', html)).toContain('<p>Suma</p><p>Subtotal</p>')
  expect(rewordIn('Hola\n\nVer:\nhttp://a.cu\n\nTotal: 1\n', 'Ver', 'Abrir', plain)).toContain('Abrir:\nhttp')
  expect(rewordIn('{a} y {b}', 'Nada {a}', 'x {a}', plain)).toBe('{a} y {b}')
  expect(rewordIn('Uno: dos', '{a}: {b}', '{b} de {a}', plain)).toBe('dos de Uno')
})

test('a value that looks like a placeholder stays what it is', () => {
  expect(rewordIn('<p>Hola {b} y c</p>', 'Hola {a} y {b}', '{a}, {b}', html)).toBe('<p>{b}, c</p>')
})
