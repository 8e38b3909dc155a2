import { fileURLToPath } from 'node:url'
import { help } from '@tecnoclick/messages/staff/office-help'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

const folder = fileURLToPath(new URL('../../apps/office/src/staff/help/pictures/', import.meta.url))

test('a picture of every screen that the guide explains', async ({ page, signIn }) => {
  test.setTimeout(600_000)
  await signIn('admin@demo.cu')
  for (const [topic, { href }] of Object.entries(help.pages)) {
    await page.goto(href, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture).webp({ quality: 75 }).toFile(`${folder}${topic}.webp`)
  }
})
