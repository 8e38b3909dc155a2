import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { pushDevices, pushKeys } from '@tecnoclick/database/schema/people/staff-notices'
import { newVapidKeys, type VapidKeys } from '../../platform/push/sign-push.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'

const onlyId = 1
const context = 'push-key'

/** The shop's key, made when it is first needed. Undefined where the stored one cannot be read. */
export async function findPushKey(db: Drizzle, encryption: Encryption): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(pushKeys)
  const privateKey = row && encryption.decrypt(row.privateKey, context)
  return privateKey && { publicKey: row.publicKey, privateKey }
}

/**
 * With another secret key, such as after a restore on another machine, the stored one is lost and with it every subscription:
 * people switch their devices on again.
 */
export async function requirePushKey(db: Drizzle, encryption: Encryption): Promise<VapidKeys> {
  const known = await findPushKey(db, encryption)
  if (known) return known
  return inTransaction(db, async (tx) => {
    const made = newVapidKeys()
    const row = {
      publicKey: made.publicKey,
      privateKey: encryption.encrypt(made.privateKey, context),
      createdAt: new Date(),
    }
    const [stored] = await tx
      .insert(pushKeys)
      .values({ id: onlyId, ...row })
      .onConflictDoNothing()
      .returning()
    if (stored) return made
    const [other] = await tx.select().from(pushKeys).for('update')
    const privateKey = other && encryption.decrypt(other.privateKey, context)
    if (privateKey) return { publicKey: other.publicKey, privateKey }
    await tx.update(pushKeys).set(row)
    await tx.delete(pushDevices)
    return made
  })
}
