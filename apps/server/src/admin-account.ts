import { isCommonPassword } from '@tecnoclick/api/people/security/common-passwords'
import type { Database } from '@tecnoclick/database/connect'
import { protectPassword } from '@tecnoclick/database/password-hash'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { foldEmail, isEmail } from '@tecnoclick/domain/people/email'
import { enteredPasswordComplaint } from '@tecnoclick/domain/people/password-length'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'

export interface AdminAccount {
  email: string
  password: string
}

/** With fewer different characters the password counts as a pattern. */
const fewestDifferent = 5

/**
 * Returns why this account is unsafe for an administrator, or undefined. Refuses common passwords, those that repeat
 * the e-mail address, and repeated or consecutive characters.
 */
export function adminAccountError({ email, password }: AdminAccount): string | undefined {
  if (!isEmail(email)) return 'El correo electrónico no es válido'
  const length = enteredPasswordComplaint(password)
  if (length)
    return length === 'max128'
      ? 'La contraseña pasa de 128 caracteres'
      : 'La contraseña tiene menos de 8 caracteres'
  const folded = password.toLowerCase()
  const [name = ''] = foldEmail(email).split('@')
  const isKnown = isCommonPassword(folded) || (name.length >= 4 && folded.includes(name))
  if (isKnown || new Set(folded).size < fewestDifferent || isRun(folded))
    return 'La contraseña es fácil de adivinar'
  return undefined
}

/** `12345678`, `abcdefgh`, `87654321`. */
function isRun(text: string): boolean {
  const steps = new Set(
    [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at)),
  )
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1
}

/** Returns whether the account was added. An existing account keeps its password and role. */
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
      .values({ email, role: 'admin', staffRole: 'administrator', passwordHash, activatedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return false
    await tx.insert(profiles).values({ userId: user.id, name: 'Administrador' })
    return true
  })
}
