import { randomBytes } from 'node:crypto'
import type { CreatedApiKey, NewApiKey } from '@tecnoclick/contract/people/api-keys/schemas'
import { type Drizzle, type Transaction, violatedConstraint } from '@tecnoclick/database/connect'
import { apiKeys } from '@tecnoclick/database/schema/people/api-keys'
import { users } from '@tecnoclick/database/schema/people/users'
import { apiKeyLimits, apiKeyPrefix, visiblePart } from '@tecnoclick/domain/people/api-key'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { days } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { readNetwork } from '../../platform/session/networks.ts'
import { hashToken } from '../../platform/session/token.ts'
import { findKey } from './read-api-keys.ts'

const { apiKeys: texts } = office

interface Creation {
  /** The permissions of whoever makes the key. */
  own: readonly Permission[]
  now: Date
}

/** The answer is the only place where the key is ever seen: its hash is stored, and no idempotency key keeps the answer. */
export async function createApiKey(
  db: Drizzle,
  actor: Actor,
  wanted: NewApiKey,
  { own, now }: Creation,
): Promise<CreatedApiKey | Refusal> {
  const problem = problemOf(wanted, own, now)
  if (problem) return problem
  const key = apiKeyPrefix + randomBytes(32).toString('base64url')
  const { name, limitPerMinute } = wanted
  const row = {
    name,
    limitPerMinute,
    permissions: [...new Set(wanted.permissions)],
    networks: [...new Set(wanted.networks)],
    prefix: visiblePart(key),
    expiresAt: new Date(wanted.expiresDate),
  }
  try {
    return await transact(db, async (tx) => {
      const [stored] = await tx
        .insert(apiKeys)
        .values({ ...row, keyHash: hashToken(key), createdBy: actor.userId, createdAt: now })
        .returning({ id: apiKeys.id })
      if (!stored) throw new Error('The key was not stored')
      await recordAudit(tx, actor, { action: 'create', entity: 'api-key', entityId: stored.id, after: row })
      await tellAdministrators(tx, actor, { id: stored.id, name })
      const found = await findKey(tx, stored.id, now)
      return found ? { ...found, key } : refuse('notFound')
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'api_keys_name_unique') throw error
    return refuse('conflict', { fields: { name: { code: 'taken' } } })
  }
}

function problemOf(wanted: NewApiKey, own: readonly Permission[], now: Date): Refusal | undefined {
  if (wanted.permissions.some((permission) => !own.includes(permission)))
    return refuse('invalid', { fields: { permissions: texts.notYours } })
  if (wanted.networks.some((network) => !readNetwork(network)))
    return refuse('invalid', { fields: { networks: texts.badNetwork } })
  const left = new Date(wanted.expiresDate).getTime() - now.getTime()
  if (left <= 0) return refuse('invalid', { fields: { expiresDate: { code: 'future' } } })
  if (left > days(apiKeyLimits.days)) return refuse('invalid', { fields: { expiresDate: texts.tooLong } })
  return undefined
}

/** A stolen session cannot make itself a key unseen. */
async function tellAdministrators(
  tx: Transaction,
  { userId }: Actor,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const administrators = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.staffRole, 'administrator'), users.enabled))
  const by = administrators.find((one) => one.id === userId)?.email ?? ''
  const { subject, heading, happened, notYou } = mails.apiKeyCreated
  for (const { id: reader, email } of administrators) {
    const envelope = { kind: 'api-key-created', to: email, dedupeKey: `api-key:${id}:${reader}` }
    await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
      subject: fillText(subject, { store }),
      content: { heading, paragraphs: [fillText(happened, { by, name }), notYou] },
    }))
  }
}
