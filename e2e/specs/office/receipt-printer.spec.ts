import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

/** A printer at a serial port: the browser of the tests has none. What is sent to it can be read. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: number[][] = []
    const port = {
      writable: null as WritableStream<Uint8Array> | null,
      async open() {
        port.writable = new WritableStream({ write: (bytes) => void sent.push([...bytes]) })
      },
    }
    const serial = { requestPort: async () => port, getPorts: async () => [port] }
    Object.defineProperty(navigator, 'serial', { value: serial })
    Object.assign(window, { sentToPrinter: sent })
  })
}

function sentTo(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { sentToPrinter } = window as unknown as { sentToPrinter: number[][] }
    return sentToPrinter.map((bytes) => String.fromCharCode(...bytes))
  })
}

test('a receipt goes to the connected printer without a dialog, also after a reload', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  expectAccessible,
  pageErrors,
}) => {
  const order = await placeOrder(await newPerson({ name: 'Ana' }), { paymentMethod: 'transfer' })
  await plugIn(page)
  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Conectar impresora de recibos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Por puerto serie' }).click()
  await expect(dialog.getByText('La impresora está conectada.')).toBeVisible()
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Imprimir una prueba' }).click()
  await expect(dialog.getByText('Enviada.', { exact: false })).toBeVisible()
  expect(await sentTo(page)).toEqual([expect.stringContaining('Total')])

  await page.reload()
  await page.getByRole('button', { name: 'Imprimir el recibo' }).click()
  await expect.poll(() => sentTo(page)).toEqual([expect.stringContaining(order.noSellOrden)])

  await page.route('**/ticket?**', (route) => route.abort())
  pageErrors.allow(/ERR_FAILED/)
  await page.getByRole('button', { name: 'Imprimir el recibo' }).click()
  await expect(page.getByText('La impresora no respondió', { exact: false })).toBeVisible()
})
