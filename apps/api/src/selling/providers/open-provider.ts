import type { paymentProviders } from '@tecnoclick/database/schema/selling/provider-payments'
import type { WebhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { type PostOptions, postEvent, Unanswered } from '../../platform/webhooks/post-event.ts'
import type { Circuit } from './circuit.ts'
import { createLinkProvider } from './link-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type ProviderRow = typeof paymentProviders.$inferSelect

export interface ProviderAccess extends Pick<PostOptions, 'timeoutMs'> {
  encryption: Encryption
  circuit: Circuit
  now(): Date
}

const context = 'payment-provider'
const longestAnswer = 8_000

export function sealSecret(encryption: Encryption, secret: string): Buffer {
  return encryption.encrypt(Buffer.from(secret), context)
}

/** False after a restore with another key, until the secret is entered again. */
export function isReadable({ secret }: ProviderRow, { encryption }: ProviderAccess): boolean {
  return encryption.decrypt(secret, context) !== undefined
}

/** Undefined where the shop's key is another one, such as after a restore on another machine. */
export function openProvider(
  row: ProviderRow,
  { encryption, circuit, now, timeoutMs }: ProviderAccess,
  networks: WebhookNetworks,
): PaymentProvider | undefined {
  const secret = encryption.decrypt(row.secret, context)?.toString()
  if (secret === undefined) return undefined
  const options = { networks, longestAnswer, ...(timeoutMs !== undefined && { timeoutMs }) }
  return createLinkProvider(row, {
    ...{ secret, now },
    mayOpen: ({ protocol }) => protocol === 'https:' || (protocol === 'http:' && networks === 'any'),
    post: (url, request) => circuit(row.id, () => postEvent({ url, ...request }, options)),
  })
}

/** The answer, or why there is none, of a provider that cannot be reached; anything else is a bug. */
export async function orUnanswered<T>(call: Promise<T>): Promise<T | Unanswered> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Unanswered) return error
    throw error
  }
}
