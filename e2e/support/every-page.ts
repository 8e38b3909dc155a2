import type { Page } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { type Customer, insertCustomer } from './customer.ts'
import { insertOfficeRows, officeAddress, officePages } from './office-routes.ts'
import { requireDemoAccount } from './people.ts'
import { requireStore } from './running-store.ts'
import { insertSession } from './session.ts'
import { addressesOf, inLanguage, siteRoutes } from './site-routes.ts'

export interface Visitor {
  name: 'visitor' | 'customer' | 'staff'
  session?: string
}

export interface Markup {
  /** Who sees which page. */
  place: string
  html: string
}

/** A visitor, a customer who has one of everything, and the administrator. */
export async function insertVisitors(db: Drizzle): Promise<{ customer: Customer; visitors: Visitor[] }> {
  const customer = await insertCustomer(db)
  const admin = await requireDemoAccount(db, 'admin@demo.cu')
  return {
    customer,
    visitors: [
      { name: 'visitor' },
      { name: 'customer', session: await insertSession(db, customer.id) },
      { name: 'staff', session: await insertSession(db, admin.id) },
    ],
  }
}

export function siteAddresses(customer: Customer, locale = 'es'): string[] {
  return siteRoutes()
    .flatMap((route) => addressesOf(route, customer))
    .map((address) => inLanguage(address, locale))
}

export async function officeAddresses(db: Drizzle): Promise<string[]> {
  const rows = await insertOfficeRows(db)
  return officePages.flatMap(({ pages }) => pages.map((page) => officeAddress(page, rows)))
}

/** As sent by the server, before any script runs. */
export async function servedMarkup(address: string, { name, session }: Visitor): Promise<Markup> {
  const response = await fetch(new URL(address, requireStore().address), {
    headers: { accept: 'text/html', ...(session && { cookie: `session=${session}` }) },
  })
  return { place: `${address} as ${name}, as sent`, html: await response.text() }
}

/** What the page's script has made of it. */
export async function renderedMarkup(page: Page, { name }: Visitor): Promise<Markup> {
  const { pathname, search } = new URL(page.url())
  return { place: `${pathname}${search} as ${name}, after its script`, html: await page.content() }
}
