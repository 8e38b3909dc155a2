import type { Database } from '@tecnoclick/database/connect'
import { protectPassword } from '@tecnoclick/database/password-hash'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { foldEmail } from '@tecnoclick/domain/people/email'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { AdminAccount } from './admin-account.ts'

/** Whether it was added: an account that exists keeps the password and the role it has by now. */
export async function addFirstAdmin(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  admin: AdminAccount,
): Promise<boolean> {
  const email = foldEmail(admin.email)
  const { rowCount } = await pool.query('select from users where lower(email) = $1', [email])
  if (rowCount) return false
  const passwordHash = await protectPassword(transformPassword(email, admin.password))
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, role: 'admin', passwordHash, activatedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return false
    await tx.insert(profiles).values({ userId: user.id, name: 'Administrador' })
    return true
  })
}
