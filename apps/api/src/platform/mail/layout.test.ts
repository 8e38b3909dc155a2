import { parseMarkdown } from '@tecnoclick/domain/site/markdown'
import { expect, test } from 'vitest'
import { renderMail } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import type { Store } from './read-store.ts'

const store: Store = {
  storeName: 'TecnoClick',
  tagline: 'Soluciones Tecnológicas al Alcance de un Click',
  email: 'contacto@tecnoclick.cu',
  phones: ['+53 2342 0101', '+53 5555 0101'],
  address: 'Calle General García No. 152, Bayamo',
  hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }],
}

const full: MailContent = {
  heading: 'Gracias por su pedido',
  paragraphs: ['Recibimos su pedido.', 'Lo preparamos hoy.\nLe avisamos.'],
  code: '4821',
  facts: [{ label: 'Número', value: 'ORDEN-001' }],
  table: {
    columns: [{ label: 'Producto' }, { label: 'Importe', numeric: true }],
    rows: [['Impresora EPSON L3250', '$229.00']],
  },
  action: { label: 'Ver el pedido', url: 'https://tecnoclick.cu/account/orders/1?a=1&b=2' },
  unsubscribe: { label: 'No recibir más avisos', url: 'https://tecnoclick.cu/alerts/abc' },
}

test('both bodies have the whole content', () => {
  const { html, text } = renderMail(full, store)
  const words = [
    'Gracias por su pedido',
    'Recibimos su pedido.',
    '4821',
    'Número',
    'ORDEN-001',
    'Producto',
    '$229.00',
    'No recibir más avisos',
    'https://tecnoclick.cu/alerts/abc',
  ]
  const ofTheStore = [
    store.storeName,
    store.tagline,
    store.email,
    ...store.phones,
    'Lunes a sábado, de 09:00 a 18:00',
  ]
  for (const word of [...words, 'Ver el pedido', ...ofTheStore]) {
    expect(html).toContain(word)
    expect(text).toContain(word)
  }
  expect(text).toContain('https://tecnoclick.cu/account/orders/1?a=1&b=2')
  expect(html).toContain('href="https://tecnoclick.cu/account/orders/1?a=1&amp;b=2"')
  expect(html).toContain('Lo preparamos hoy.<br>Le avisamos.')
})

test('values are escaped in the HTML body', () => {
  const nasty = `"><img src=x onerror=alert(1)><script>alert('x')</script>`
  const { html } = renderMail(
    {
      heading: nasty,
      paragraphs: [nasty],
      code: nasty,
      facts: [{ label: nasty, value: nasty }],
      table: { columns: [{ label: nasty }], rows: [[nasty]] },
      action: { label: nasty, url: `https://tecnoclick.cu/${nasty}` },
    },
    { ...store, storeName: nasty, tagline: nasty, address: nasty, email: nasty, phones: [nasty] },
  )
  expect(html).not.toMatch(/<(img|script)/)
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[a-z][^>]* on\w+=/)
})

test('a mail links to web addresses only', () => {
  const action = { label: 'Abrir', url: 'javascript:alert(1)' }
  expect(() => renderMail({ heading: 'Hola', paragraphs: [], action }, store)).toThrow('http')
})

test('the HTML body loads nothing and has inline styles', () => {
  const { html } = renderMail(full, store)
  expect(html).not.toMatch(/<img|src=|@import|url\(/)
  expect(html).toContain('<html lang="es"')
  expect(html).toContain('name="viewport"')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toMatch(/<h1 class="heading" style="[^"]*font-size/)
})

test('a plain notice is short', () => {
  const { text } = renderMail(
    { heading: 'Hola', paragraphs: ['Su contraseña cambió.'] },
    { ...store, tagline: '' },
  )
  expect(text).toBe(`Hola

Su contraseña cambió.

-- 
TecnoClick
${store.address}
${store.phones.join(' · ')}
${store.email}
Lunes a sábado, de 09:00 a 18:00
`)
})

const written: MailContent = {
  locale: 'ar',
  heading: 'عروض',
  paragraphs: [],
  blocks: [
    ...parseMarkdown(
      '## Ofertas\n\nMire **esto** y [aquí](https://tecnoclick.cu/a?b=1&c=2)\n\n- uno\n- dos\n\n> cita',
    ),
    {
      kind: 'product',
      name: 'Epson "L3250" <b>',
      price: '$229.00 USD',
      before: '$250.00 USD',
      url: 'https://tecnoclick.cu/p',
      label: 'Ver',
      picture: 'https://tecnoclick.cu/api/files/x.webp?w=200',
    },
  ],
  reason: 'Porque se suscribió.',
}

test('what staff wrote is in both bodies, right to left and in dark mode too', () => {
  const { html, text } = renderMail(written, store)
  expect(html).toContain('dir="rtl"')
  expect(html).toContain('<h2 dir="auto"')
  expect(html).toContain('href="https://tecnoclick.cu/a?b=1&amp;c=2"')
  expect(html).toContain('Epson &quot;L3250&quot; &lt;b&gt;')
  expect(html.match(/<img/g)).toHaveLength(1)
  for (const name of ['quote', 'product', 'before', 'link'])
    expect(html).toMatch(new RegExp(`\\.${name}\\{[^}]*!important`))
  expect(text).toContain('Mire esto y aquí (https://tecnoclick.cu/a?b=1&c=2)')
  expect(text).toContain('- uno\n- dos\n\n> cita\n\nEpson "L3250" <b>\n$229.00 USD\nhttps://tecnoclick.cu/p')
  expect(text).toContain('Porque se suscribió.')
})

test('a link of staff that is no address of the web is text', () => {
  const link = { kind: 'link' as const, href: '#x', content: ['aquí'] }
  const { html, text } = renderMail({ ...written, blocks: [{ kind: 'paragraph', content: [link] }] }, store)
  expect(html).not.toContain('href="#x"')
  expect(text).toContain('aquí\n')
})
