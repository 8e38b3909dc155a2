import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Slides in view, with the visible part of the last one: 2.1 shows two and a tenth of the third. */
async function slidesInView(page: Page, path: string, label: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  const list = page.getByRole('list', { name: label, exact: true })
  return list.evaluate((track) => {
    const gap = Number.parseFloat(getComputedStyle(track).columnGap)
    const slide = track.firstElementChild as HTMLElement
    return (track.clientWidth + gap) / (slide.getBoundingClientRect().width + gap)
  })
}

const product = '/shop/products/epson-ecotank-l3250'

for (const [path, label, slides] of [
  ['/', 'Productos destacados', 4],
  ['/home-two', 'Productos destacados', 5],
  ['/home-two', 'Últimos productos', 5],
  [product, 'Productos relacionados', 5],
  [`${product}?layout=sidebar`, 'Productos relacionados', 4],
] as const) {
  test(`${label} at ${path} shows ${slides} slides, fewer at every documented width`, async ({ page }) => {
    const inView = (width: number) => slidesInView(page, path, label, width)
    expect(await inView(1280)).toBeCloseTo(slides, 1)
    const [tablet, phone, small] = [await inView(991), await inView(479), await inView(379)]
    expect(tablet).toBeLessThan(slides)
    expect(phone).toBeLessThan(tablet)
    expect(small).toBeLessThan(phone)
  })
}
