import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { es } from '@tecnoclick/messages/tables/es'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProformaParties } from './proforma-parties.tsx'

const shop = { legalName: 'TecnoClick', legalCode: '', address: 'Bayamo', email: 'a@b.cu', phones: [] }
const customer = { name: 'Ana', email: null, phone: null, clicode: 'NO APROBADO', ruccode: '85010112345' }
const recipient = { name: 'Ana', phone: '+53 5555 0101' }
const order = { customer, recipient, billingAddress: null, shippingAddress: '' } as unknown as Order

function render(isBusiness: boolean): string {
  return renderToStaticMarkup(
    <MessagesProvider locale="es" table={es}>
      <ProformaParties order={order} shop={shop} isBusiness={isBusiness} />
    </MessagesProvider>,
  )
}

test('a person has an identity number and no client code', () => {
  const html = render(false)
  expect(html).toContain('CI/PASAPORTE: 85010112345')
  expect(html).not.toMatch(/REEUP|Código de cliente/)
})

test('a business has a REEUP and a client code', () => {
  const html = render(true)
  expect(html).toContain('REEUP: 85010112345')
  expect(html).toContain('Código de cliente: NO APROBADO')
})
