import { pushDevices } from '@tecnoclick/database/schema/people/staff-notices'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { readStore } from '../../platform/mail/read-store.ts'
import { encryptPush } from '../../platform/push/encrypt-push.ts'
import { vapidHeader } from '../../platform/push/sign-push.ts'
import { postEvent, Unanswered } from '../../platform/webhooks/post-event.ts'
import { openSubscription } from './push-devices.ts'
import { findPushKey } from './push-key.ts'
import type { Message, Outcome, SendOptions } from './send-options.ts'
import { pushText } from './write-message.ts'

/** What waits for longer says nothing new: the office is opened meanwhile. */
const timeToLive = hours(12)

type Text = Parameters<typeof pushText>[0]

/** One message to one browser, which alone can read it (RFC 8030, 8291, 8292). */
export async function sendPush(options: SendOptions, message: Message, text: Text): Promise<Outcome> {
  const { db, encryption, now } = options
  const [device] = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.id, message.deviceId ?? 0))
  const keys = await findPushKey(db, encryption)
  const subscription = device && openSubscription(encryption, device)
  if (!device || !keys || !subscription) return { kind: 'gone', reason: 'unreadable' }
  const { endpoint } = subscription
  const contact = options.publicUrl?.startsWith('https:')
    ? options.publicUrl
    : `mailto:${(await readStore(db)).email}`
  const payload = { ...pushText(text), tag: `notice-${message.id}` }
  const headers = {
    authorization: vapidHeader(keys, { endpoint, contact, now: now() }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(timeToLive / seconds(1)),
    urgency: 'high',
  }
  const body = encryptPush(Buffer.from(JSON.stringify(payload)), subscription.keys)
  const outcome = await post({ url: endpoint, headers, body }, options)
  const isSent = outcome.kind === 'sent'
  await db
    .update(pushDevices)
    .set(isSent ? { lastSentAt: now(), failedAt: null } : { failedAt: now() })
    .where(eq(pushDevices.id, device.id))
  return outcome
}

async function post(
  request: Parameters<typeof postEvent>[0],
  { push, now }: Pick<SendOptions, 'push' | 'now'>,
): Promise<Outcome> {
  try {
    const { status, retryAfter } = await postEvent(request, { networks: 'public', ...push })
    const reason = `push ${status}`
    if (status >= 200 && status < 300) return { kind: 'sent' }
    if (status === 404 || status === 410) return { kind: 'gone', reason }
    if (retryAfter !== undefined && (status === 429 || status === 503))
      return { kind: 'later', until: new Date(now().getTime() + Math.min(retryAfter, hours(1))), reason }
    return { kind: status === 429 || status >= 500 ? 'failed' : 'refused', reason }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    const { failure, message } = error
    const isForbidden = failure === 'network' || failure === 'insecure'
    return { kind: isForbidden ? 'gone' : 'failed', reason: `push ${failure} ${message}` }
  }
}
