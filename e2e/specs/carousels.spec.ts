import type { Page } from '@playwright/test'
import { resizeTo } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** The layout is plain CSS. */
test.use({ javaScriptEnabled: false })

/** Slides in view, with the visible part of the last one: 2.1 shows two and a tenth of the third. */
async function slidesInView(page: Page, label: string, width: number): Promise<number> {
  await resizeTo(page, width, 900)
  const list = page.getByRole('list', { name: label, exact: true })
  return list.evaluate((track) => {
    const gap = Number.parseFloat(getComputedStyle(track).columnGap)
    const slide = track.firstElementChild as HTMLElement
    return (track.clientWidth + gap) / (slide.getBoundingClientRect().width + gap)
  })
}

const product = '/shop/products/epson-ecotank-l3250'

test('carousels show their slides, fewer at every documented width', async ({ page }) => {
  for (const [path, carousels] of [
    ['/', [['Productos destacados', 4]]],
    [
      '/home-two',
      [
        ['Productos destacados', 5],
        ['Últimos productos', 5],
      ],
    ],
    [product, [['Productos relacionados', 5]]],
    [`${product}?layout=sidebar`, [['Productos relacionados', 4]]],
  ] as const) {
    await page.goto(path)
    for (const [label, slides] of carousels)
      await test.step(`${label} at ${path}`, async () => {
        // The rules of a new width apply a moment after the page has it.
        const inView = (width: number) => expect.poll(() => slidesInView(page, label, width))
        await inView(1280).toBeCloseTo(slides, 1)
        let wider: number = slides
        for (const width of [991, 479, 379]) {
          await inView(width).toBeLessThan(wider - 0.05)
          wider = await slidesInView(page, label, width)
        }
      })
  }

  await test.step('the layout with a column shows the latest products in it', async () => {
    const column = page.getByRole('complementary', { name: 'Últimos productos' })
    await expect(column.getByRole('listitem')).toHaveCount(5)
  })
})
