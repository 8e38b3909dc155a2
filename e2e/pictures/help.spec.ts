import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { help } from '@tecnoclick/messages/staff/office-help'
import sharp from 'sharp'
import { sectionOf } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const folder = fileURLToPath(new URL('../../apps/office/src/staff/help/pictures/', import.meta.url))

test('a picture of every screen that the guide explains', async ({ page, signIn }) => {
  test.setTimeout(600_000)
  await signIn('admin@demo.cu')
  for (const [topic, { href }] of Object.entries(help.pages)) {
    await page.goto(href, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await store(page, topic)
  }
})

test("the steps of the technician's guide", async ({ page, signIn, staff }) => {
  const repairOf = async (model: string) => {
    const { data } = await staff.get<{ data: { id: number }[] }>(
      `/admin/orderservices?filter[where][search]=${encodeURIComponent(model)}`,
    )
    return `/admin/service-orders/${data[0]?.id}`
  }
  const section = (name: string) => async () => {
    await sectionOf(page, name).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    // Below the sticky header.
    await page.evaluate(() => scrollBy(0, -96))
  }
  const device = async () => page.getByRole('radio', { name: 'Impresora' }).check()
  const repair = await repairOf('Asus Vivobook Go 15')
  const shots: [step: number, href: string, prepare?: () => Promise<void>][] = [
    [1, '/admin/service-board'],
    [2, '/admin/walk-in', device],
    [3, repair],
    [4, repair, section('Piezas')],
    [5, await repairOf('CPE210'), section('Equipo de préstamo')],
    [6, '/admin?kind=servicePayment'],
  ]
  await signIn('tecnico@demo.cu')
  for (const [step, href, prepare] of shots) {
    await page.goto(href, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await prepare?.()
    await store(page, `technician-${step}`)
  }
})

async function store(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).webp({ quality: 75 }).toFile(`${folder}${name}.webp`)
}
