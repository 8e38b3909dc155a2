import { isKnownSender } from '@tecnoclick/domain/money/bank-message'
import { z } from 'zod'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { readLimited } from '../../platform/http/read-body.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { whyNotSigned } from '../../platform/secrets/verify-signature.ts'
import { countRefusal } from './count-refusal.ts'
import { noteGatewayMessage, readGatewaySecret } from './gateway.ts'
import type { Recogniser } from './recognise-message.ts'
import { takeMessage } from './take-message.ts'

const longestBody = 20_000

/** What the app sends of every message that its phone gets. Newer versions name the sender `sender`. */
const receivedSms = z.object({
  event: z.string(),
  payload: z.object({
    message: z.string().default(''),
    phoneNumber: z.string().nullish(),
    sender: z.string().nullish(),
  }),
})

/**
 * A webhook of the gateway app. What is signed is answered with success, also where it is refused: the app would send it
 * again for days. Of the owner's other messages nothing is stored.
 */
export async function receiveWebhook(
  recogniser: Recogniser,
  encryption: Encryption,
  { req }: ApiContext,
): Promise<{ outcome: string } | Refusal> {
  const { db, settings, now } = recogniser
  const secret = await readGatewaySecret(db, encryption)
  if (isRefusal(secret)) return secret
  const body = await readLimited(req.raw, longestBody)
  if (isRefusal(body)) return body
  const signed = { body, timestamp: req.header('x-timestamp'), signature: req.header('x-signature') }
  const reason = whyNotSigned(signed, secret, now)
  if (reason) {
    await countRefusal(db, reason, now)
    return refuse('forbidden')
  }
  const sent = readSms(body)
  if (!sent) return refuse('malformed')
  await noteGatewayMessage(db, now)
  const { event, payload } = sent
  if (event !== 'sms:received') return { outcome: 'ignored' }
  if (!isKnownSender(payload.phoneNumber ?? payload.sender ?? '', settings.bankSenders)) {
    await countRefusal(db, 'sender', now)
    return { outcome: 'sender' }
  }
  const text = payload.message.replaceAll('\0', '').toWellFormed().slice(0, 1000)
  const { outcome } = await takeMessage(recogniser, { text, source: 'gateway', receivedBy: null })
  return { outcome }
}

function readSms(body: Buffer): z.infer<typeof receivedSms> | undefined {
  try {
    return receivedSms.parse(JSON.parse(body.toString('utf8')))
  } catch {
    return undefined // signed, but of another app
  }
}
