import { isIP } from 'node:net'
import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Transaction } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { office } from '@tecnoclick/messages/office'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'
import { isPublicAddress } from './public-address.ts'

const { onlyHttps, privateNetwork } = office.webhooks.refused

/**
 * What can be told from the address alone, for whoever types it. Names are resolved and checked when an event is sent
 * (post-event.ts).
 */
export async function refuseReceiver(
  tx: Transaction,
  address: string,
  field = 'url',
): Promise<Refusal | undefined> {
  const { key, value } = settings
  const rows = await tx.select({ key, value }).from(settings).where(eq(key, 'webhookNetworks'))
  return readSettings(rows).webhookNetworks === 'any' ? undefined : refusePrivate(address, field)
}

/** An address that the shop would send to without anybody having allowed its own network. */
export function refusePrivate(address: string, field: string): Refusal | undefined {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return refuse('invalid', { fields: { [field]: onlyHttps } })
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(literal) ? !isPublicAddress(literal) : /(^|\.)localhost\.?$/.test(literal)
  return isPrivate ? refuse('invalid', { fields: { [field]: privateNetwork } }) : undefined
}
