import type { Equipment, Passport } from '@tecnoclick/contract/stock/passports/schemas'
import { locales } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'
import { ConfirmProvider } from '@tecnoclick/ui/confirm-dialog'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EquipmentCard } from './equipment-card.tsx'
import PassportPage from './passport.tsx'

const device: Equipment = {
  id: 7,
  model: 'Epson L3250',
  image: null,
  slug: 'epson-l3250',
  serial: 'X5NV-1',
  order: { id: 3, number: 'ORDEN-003', date: '2026-03-02T15:00:00.000Z' },
  serviceOrders: [{ id: 4, number: 'SERVICIO-004', service: 'Limpieza', date: '2026-04-02T15:00:00.000Z' }],
  warranty: { holds: true, until: '2027-03-02' },
  stolen: false,
  links: 1,
  transferUntil: null,
}
const passport: Passport = {
  model: '<b>L3250</b>',
  brand: 'Epson',
  slug: 'epson-l3250',
  warranty: { holds: true, until: '2027-03-02' },
  repairs: [{ service: 'Limpieza', count: 2 }],
  stolen: true,
  supplies: [{ name: 'Botella 544 negra', slug: 'botella-544' }],
}

function render(locale: (typeof locales)[number], content: ReactNode): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => content }])
  const shell = {
    viewer: null,
    cart: null,
    origin: '',
    store: { storeName: 'TecnoClick', supportPhone: '5350001111' },
  }
  return renderToString(
    <MessagesProvider locale={locale} table={tables[locale]}>
      <ConfirmProvider>
        <Page initialEntries={['/']} hydrationData={{ loaderData: { root: shell } }} />
      </ConfirmProvider>
    </MessagesProvider>,
  )
}

const card = (given: Equipment) => (
  <EquipmentCard device={given} posted={undefined} origin="https://tienda.cu" />
)

test.each(locales)('a device and its passport are shown in %s', (locale) => {
  const texts = tables[locale].equipment
  const own = render(locale, card(device))
  for (const text of ['X5NV-1', 'ORDEN-003', 'SERVICIO-004', texts.renew, texts.transfer, texts.withdraw])
    expect(own).toContain(text)
  const props = { loaderData: { passport, texts: { equipment: texts } } } as never
  const page = render(locale, <PassportPage {...(props as Parameters<typeof PassportPage>[0])} />)
  for (const text of ['2 × Limpieza', 'Botella 544 negra', texts.passport.stolen, '5350001111'])
    expect(page).toContain(text)
  expect(page).not.toContain('<b>L3250')
  // Its own direction inside of a heading that follows the page.
  expect(page).toMatch(/<h1 class="[^"]*"><bdi lang="es">/)
})

test('a stolen device is not handed on, and one without a link has none to withdraw', () => {
  const html = render('es', card({ ...device, stolen: true, links: 0, order: null }))
  const { transfer, found, withdraw, claimReturn } = tables.es.equipment
  expect(html).toContain(found)
  for (const text of [transfer, withdraw, claimReturn]) expect(html).not.toContain(text)
})
