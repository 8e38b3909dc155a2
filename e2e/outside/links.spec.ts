import { office } from '@tecnoclick/messages/office'
import { crawl } from '../support/crawl.ts'
import { insertVisitors, officeAddresses } from '../support/every-page.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(() => test.setTimeout(1_200_000))

for (const name of ['visitor', 'customer'] as const)
  test(`no link of the shop is dead for a ${name}, nor any width of a picture`, async ({ db }) => {
    const { visitors } = await insertVisitors(db)
    const session = visitors.find((visitor) => visitor.name === name)?.session
    const start = session ? ['/', '/account/dashboard'] : ['/', '/sitemap.xml', '/robots.txt']
    const { asked, dead } = await crawl({ start, everyWidth: true, ...(session && { session }) })
    expect(dead).toEqual([])
    expect(asked.size).toBeGreaterThan(500)
  })

test('no link of the back office is dead', async ({ page, db, signIn, baseURL }) => {
  await signIn('admin@demo.cu')
  const queue = await officeAddresses(db)
  const opened = new Set<string>()
  const outside = new Set<string>()
  const dead: string[] = []
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    // One row of a list stands for the others.
    const shape = address.replaceAll(/\d+/g, '0').replace(/=[^&]*/g, '')
    if (opened.has(shape)) continue
    opened.add(shape)
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 1 }).first()
    await expect(heading, address).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
    if ((await heading.innerText()) === office.notFound.title) dead.push(address)
    const links = await page.locator('[href], [src]').evaluateAll((elements) =>
      elements.map((element) => {
        const target = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
        return new URL(target, document.baseURI).href
      }),
    )
    for (const url of links.map((href) => new URL(href)).filter(({ origin }) => origin === baseURL))
      if (/^\/admin(\/(?!assets)|$)/.test(url.pathname)) queue.push(url.pathname + url.search)
      else outside.add(url.pathname + url.search)
  }
  // Exports need a recent sign-in, and the crawl takes longer than that.
  await signIn('admin@demo.cu')
  for (const address of outside) {
    const status = (await page.request.get(address)).status()
    if (status >= 400) dead.push(`${status} ${address}`)
  }
  expect(dead).toEqual([])
})
