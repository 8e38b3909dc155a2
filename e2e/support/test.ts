import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { connectDatabase } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { requireStore } from './running-store.ts'
import { insertSession } from './session.ts'

type DemoAccount = 'cliente@demo.cu' | 'empresa@demo.cu' | 'admin@demo.cu'

interface Fixtures {
  /** Every page is watched: no error in its console, no request to any other host. */
  watched: Watch
  signIn(account: DemoAccount): Promise<void>
  expectAccessible(): Promise<void>
}

interface Watch {
  /** A complaint that this very test provokes, such as the 404 it asks for. */
  expectComplaint(pattern: RegExp): void
}

export const test = base.extend<Fixtures>({
  watched: [
    async ({ page }, use) => {
      const { complaints, expected } = watch(page)
      await use({ expectComplaint: (pattern) => void expected.push(pattern) })
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ context, baseURL }, use) => {
    await use(async (account) => {
      await context.addCookies([{ name: 'session', value: await sessionOf(account), url: baseURL ?? '' }])
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // What passed is neither described nor sent: that took longer than the looking.
        .options({ resultTypes: ['violations'], selectors: false, preload: false })
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([])
    })
  },
})

export { expect }

function watch(page: Page): { complaints: string[]; expected: RegExp[] } {
  const complaints: string[] = []
  const home = new URL(requireStore().address).host
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // The runner's own remark, where a spec does without the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== home) complaints.push(`foreign host: ${request.url()}`)
  })
  return { complaints, expected: [] }
}

async function sessionOf(account: DemoAccount): Promise<string> {
  const { db, close } = connectDatabase(requireStore().databaseUrl, { max: 1 })
  try {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, account))
    if (!user) throw new Error(`There is no ${account}`)
    return await insertSession(db, user.id)
  } finally {
    await close()
  }
}
