import type { Page } from '@playwright/test'
import { serviceOrderPhotos, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { cutLine } from '../support/line.ts'
import { hydrated } from '../support/page.ts'
import { somePicture } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

const uploads = '**/api/files/photos'
const phone = { tag: '@phone' }

/** An EXIF block that says: turn me by 90 degrees. */
const turnedExif = Buffer.from(
  'ffe10022457869660000' + '49492a0008000000' + '0100' + '120103000100000006000000' + '00000000',
  'hex',
)

/** A photo of a phone: 1800 × 900 px lying down, light and shadow with grain, over 5 MB. */
async function takePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1800
    canvas.height = 900
    const photo = new ImageData(canvas.width, canvas.height)
    for (let i = 0; i < photo.data.length; i += 1) {
      const light = 128 + 90 * Math.sin(i / 40_000) * Math.cos((i % 7200) / 900)
      photo.data[i] = i % 4 === 3 ? 255 : light + ((i * 7919) % 17)
    }
    canvas.getContext('2d')?.putImageData(photo, 0, 0)
    return canvas.toDataURL('image/jpeg', 1)
  })
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const padding = Buffer.alloc(Math.max(0, 5_300_000 - jpeg.length))
  return Buffer.concat([jpeg.subarray(0, 2), turnedExif, jpeg.subarray(2), padding])
}

async function openRequest(page: Page) {
  await page.goto('/services/order/create/1')
  await hydrated(page)
  await page.getByLabel('Marca').selectOption({ index: 1 })
  await page.getByLabel('Descripción general (falla)').fill('No enciende')
}

test(
  'a photo of a phone is made smaller, and upright, before any limit is checked',
  phone,
  async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson({ name: 'Ana' }))
    await openRequest(page)
    const buffer = await takePhoto(page)
    expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
    const sent = page.waitForRequest(uploads)
    await page.getByLabel('Agregar fotos').setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
    const photo = page.getByRole('img', { name: 'Foto 1 de la falla' })
    await expect(photo).toBeVisible()
    const { 'content-length': length } = await (await sent).allHeaders()
    expect(Number(length)).toBeLessThanOrEqual(300_000)
    // The photo as it was sent: what was chosen is turned by the browser when it is shown.
    await page.reload()
    await expect(photo).toBeVisible()
    expect(
      await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([800, 1600])
  },
)

test(
  'a photo whose upload was cut keeps its thumbnail and is sent again',
  phone,
  async ({ page, newPerson, signIn, pageErrors }) => {
    pageErrors.allow(cutLine)
    await signIn(await newPerson({ name: 'Ana' }))
    await openRequest(page)
    await page.route(uploads, (route) => route.abort())
    await page.getByLabel('Agregar fotos').setInputFiles(somePicture)
    await expect(page.getByText('La foto no llegó a enviarse.')).toBeVisible()
    await expect(page.locator('img[src^="blob:"]')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('Una foto no llegó a enviarse. Reinténtelo o quítela.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.unroute(uploads)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('img', { name: 'Foto 1 de la falla' })).toBeVisible()
    await expect(page.getByText('La foto no llegó a enviarse.')).toBeHidden()
  },
)

test(
  'a form that is sent while its photo is says how far it is, and follows the photo',
  phone,
  async ({ page, db, newPerson, signIn }) => {
    const ana = await newPerson({ name: 'Ana' })
    await signIn(ana)
    await openRequest(page)
    const { promise: lineIsFree, resolve: freeLine } = Promise.withResolvers<void>()
    await page.route(uploads, async (route) => {
      await lineIsFree
      await route.continue()
    })
    await page.getByLabel('Agregar fotos').setInputFiles(somePicture)
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText(/Falta enviar la foto \(\d+ %\)/)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    freeLine()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByRole('img', { name: 'Foto 1 de la falla' })).toHaveCount(0)
    const [order] = await db.select().from(serviceOrders).where(eq(serviceOrders.customerId, ana.id))
    expect(await db.$count(serviceOrderPhotos, eq(serviceOrderPhotos.serviceOrderId, order?.id ?? 0))).toBe(1)
  },
)

test(
  'photos chosen during an upload follow it, and after a cut it goes on by itself',
  phone,
  async ({ page, newPerson, signIn, pageErrors }) => {
    pageErrors.allow(cutLine)
    await page.clock.install()
    await signIn(await newPerson({ name: 'Ana' }))
    await openRequest(page)
    const { promise: lineIsFree, resolve: freeLine } = Promise.withResolvers<void>()
    await page.route(uploads, async (route) => {
      await lineIsFree
      await route.abort()
    })
    const field = page.getByLabel(/Agregar fotos|Enviando la foto/)
    await page.getByLabel('Agregar fotos').setInputFiles(somePicture)
    await expect(page.locator('img[src^="blob:"]')).toHaveCount(1)
    await field.setInputFiles(somePicture)
    await expect(page.locator('img[src^="blob:"]')).toHaveCount(2)
    freeLine()
    await expect(page.getByText('La foto no llegó a enviarse.')).toBeVisible()
    await page.unroute(uploads)
    await page.clock.runFor(6000)
    await expect(page.getByRole('img', { name: 'Foto 1 de la falla' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 2 de la falla' })).toBeVisible()
    await expect(page.getByText('La foto no llegó a enviarse.')).toBeHidden()
  },
)

test(
  'a photo that is refused stays with its reason until it is removed',
  phone,
  async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson({ name: 'Ana' }))
    await openRequest(page)
    await page
      .getByLabel('Agregar fotos')
      .setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') })
    const reason = page.getByText('nota.png: Ese tipo de archivo no se admite.')
    await expect(reason).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await page.getByRole('button', { name: /Quitar .*nota\.png/ }).click()
    await expect(reason).toBeHidden()
  },
)
