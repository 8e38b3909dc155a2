import { crawl } from '../support/crawl.ts'
import { expect, test } from '../support/test.ts'

test('no link of the shop is dead for a visitor', async () => {
  // Pictures are made in the width that is asked for.
  test.setTimeout(240_000)
  const { asked, dead } = await crawl({ start: ['/', '/sitemap.xml', '/robots.txt'] })
  expect(dead).toEqual([])
  expect(asked.size).toBeGreaterThan(200)
})
