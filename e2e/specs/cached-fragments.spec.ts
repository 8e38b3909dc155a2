import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { locales } from '@tecnoclick/messages/platform/locales'
import { createPageRenderer } from '@tecnoclick/server/testing/page-renderer'
import { eq } from 'drizzle-orm'
import { insertCustomer } from '../support/customer.ts'
import { insertPerson } from '../support/people.ts'
import { requireStore } from '../support/running-store.ts'
import { insertSession } from '../support/session.ts'
import { addressesOf, siteRoutes } from '../support/site-routes.ts'
import { expect, test } from '../support/test.ts'
import { isFastTier } from '../support/tier.ts'

const noCache = { get: () => undefined, set: () => {} }

for (const locale of locales)
  test(`in ${locale}, pages with cached fragments equal pages without, for every route and visitor`, {
    tag: locale === 'es' ? [] : ['@full'],
  }, async ({ db }) => {
    test.setTimeout(240_000)
    const { render, errors } = await createPageRenderer(requireStore().address)
    const customer = await insertCustomer(db)
    const other = await insertPerson(db, { name: 'Zoraida' })
    const business = await insertPerson(db, { role: 'business', name: 'Imprenta Guacanayabo' })
    await db
      .update(profiles)
      .set({ clicode: `CLI-9${business.id}` })
      .where(eq(profiles.userId, business.id))
    const everyVisitor = [
      { locale, currency: 'USD' },
      { locale, currency: 'USD', session: await insertSession(db, customer.id) },
      { locale, currency: 'CUP', session: await insertSession(db, business.id) },
      { locale, currency: 'USD', session: await insertSession(db, other.id) },
      { locale, currency: 'USD', session: await insertSession(db, business.id) },
      { locale, currency: 'CUP' },
    ]
    const visitors = isFastTier ? everyVisitor.slice(0, 3) : everyVisitor
    const cache = new Map<string, Buffer>()
    const addresses = siteRoutes().flatMap((route) => addressesOf(route, customer))
    for (const address of addresses)
      for (const visitor of visitors) {
        const [cached, plain] = await render(address, visitor, [cache, noCache])
        const place = `${address} for visitor ${visitors.indexOf(visitor)}`
        expect(cached?.status, place).toBe(plain?.status)
        expect(bodyOf(cached) === bodyOf(plain), place).toBe(true)
      }
    expect(cache.size).toBeGreaterThan(100)
    expect(errors).toEqual([])
    const fragments = [...cache.values()].map(String)
    for (const personal of [customer.email, other.email, business.email, 'Zoraida', 'Guacanayabo'])
      expect(fragments.filter((html) => html.includes(personal))).toEqual([])
  })

/** The key of a new order and the time of the response. */
const changing = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b1[0-9]{12}\b/g

/** Without the head, where React adds preloads only for what it renders. */
function bodyOf({ html = '' }: { html?: string } = {}): string {
  return html.slice(html.indexOf('<body')).replaceAll(changing, '')
}
