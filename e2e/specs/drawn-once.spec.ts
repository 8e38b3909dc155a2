import { expect, test } from '../support/test.ts'

const audiences = [
  { account: undefined, currency: 'USD' },
  { account: 'cliente@demo.cu', currency: 'USD' },
  { account: 'empresa@demo.cu', currency: 'USD' },
  { account: 'empresa@demo.cu', currency: 'CUP' },
  { account: 'cliente@demo.cu', currency: 'CUP' },
] as const

test('what is drawn once for many is right for each of them', async ({ page, context, baseURL, signIn }) => {
  async function seen({ account, currency }: (typeof audiences)[number]) {
    await context.clearCookies()
    if (account) await signIn(account)
    await context.addCookies([{ name: 'currency', value: currency, url: baseURL ?? '' }])
    const html = await (await page.request.get('/shop/catalog?filter_brand=epson&limit=24')).text()
    const list = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return { html, cards: list.match(/<form[^>]*action="\/shop\/cart".*?<\/form>/gs) ?? [] }
  }

  const first = []
  for (const audience of audiences) first.push(await seen(audience))
  for (const [index, audience] of audiences.entries()) {
    const again = await seen(audience)
    expect(again.cards, `${audience.account} ${audience.currency}`).toEqual(first[index]?.cards)
  }

  const [visitor, customer, business, businessInPesos, customerInPesos] = first
  expect(visitor?.cards.length).toBeGreaterThan(10)
  expect(customer?.cards).toEqual(visitor?.cards)
  const wholesale = 'Precio mayorista'
  expect(business?.html).toContain(wholesale)
  expect(businessInPesos?.html).toContain(wholesale)
  for (const other of [visitor, customer, customerInPesos]) expect(other?.html).not.toContain(wholesale)
  expect(customerInPesos?.cards.join()).toContain('CUP')
  for (const other of [visitor, business, businessInPesos])
    expect(other?.html).not.toContain('cliente@demo.cu')
})
