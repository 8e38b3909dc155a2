import { insertVisitors, servedMarkup, siteAddresses, type Visitor } from '../support/every-page.ts'
import { markupErrors } from '../support/markup.ts'
import { expect, test } from '../support/test.ts'

const names: Visitor['name'][] = ['visitor', 'customer']

// The accessibility walk checks each page for the visitor it is made for.
for (const name of names)
  test(`the markup of every page that a ${name} gets is valid`, { tag: '@full' }, async ({ db }) => {
    test.setTimeout(240_000)
    const { customer, visitors } = await insertVisitors(db)
    const visitor = visitors.find((one) => one.name === name) ?? { name }
    for (const address of [...siteAddresses(customer), '/admin'])
      expect.soft(await markupErrors([await servedMarkup(address, visitor)])).toEqual([])
  })
