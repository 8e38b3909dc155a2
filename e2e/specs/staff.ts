import { createHash, randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/users'
import { days } from '@tecnoclick/domain/duration'
import { eq } from 'drizzle-orm'
import { requireStore } from '../support/running-store.ts'

/** What staff do meanwhile, through the API: `await staff.patch('/salereset/7', { descargable: true })`. */
export async function signInStaff(db: Drizzle) {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@demo.cu'))
  if (!admin) throw new Error('There is no admin@demo.cu')
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  const later = new Date(Date.now() + days(1))
  await db
    .insert(sessions)
    .values({ userId: admin.id, tokenHash, idleExpiresAt: later, absoluteExpiresAt: later })
  return {
    async patch(path: string, body: object): Promise<void> {
      const answer = await fetch(`${requireStore().address}/api${path}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.status, `PATCH ${path}`).toBe(200)
    },
  }
}
