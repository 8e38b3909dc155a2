import { createHash } from 'node:crypto'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { isCodeKind } from '@tecnoclick/domain/platform/notices'
import { smsLife } from '@tecnoclick/domain/platform/sms-state'
import { firstLinkOf, smsText } from '@tecnoclick/domain/platform/sms-text'
import type { ClaimedMail } from '../../platform/mail/claim-due-mail.ts'
import type { ChannelFailure, MessageBody } from '../../platform/mail/message-channels.ts'
import { smsFailure } from '../../platform/sms/sms-failure.ts'
import { cachedRow } from './cached-row.ts'
import { codeLife } from './code-life.ts'
import {
  findGateway,
  type GatewayRow,
  markGatewayRefused,
  openGateway,
  type SmsAccess,
} from './sms-gateway.ts'
import { recordSmsState, reserveSms } from './sms-messages.ts'
import { createThrottle } from './throttle.ts'

export type { SmsAccess } from './sms-gateway.ts'

export interface SmsChannel {
  /** Undefined: the shop has no gateway that takes its password. */
  findGateway(options?: { isFresh: boolean }): Promise<GatewayRow | undefined>
  send(
    gateway: GatewayRow,
    phone: string,
    message: ClaimedMail,
    body: MessageBody,
  ): Promise<ChannelFailure | undefined>
}

export function createSmsChannel(access: SmsAccess & { now(): Date }): SmsChannel {
  const { db, now } = access
  const gateways = cachedRow(() => findGateway(db), now)
  const throttle = createThrottle('SMS', now)

  return {
    async findGateway(options) {
      const gateway = await gateways.read(options)
      return gateway && !gateway.refusedAt && openGateway(access, gateway) ? gateway : undefined
    },
    async send(gateway, phone, message, { storeName, subject, text: mail, code }) {
      const refusal = throttle.refusal()
      if (refusal) return refusal
      const isCode = isCodeKind(message.kind)
      const text = isCode ? mail : smsText({ store: storeName, subject, code, link: firstLinkOf(mail) })
      const id = gatewayIdOf(message)
      const isWithinLimit = await reserveSms(db, { gatewayId: id, outboxId: message.id, text }, now())
      if (!isWithinLimit) return { kind: 'refused', reason: 'Límite de SMS del día' }
      const lifeMs = isCode ? message.createdAt.getTime() + codeLife - now().getTime() : smsLife
      try {
        const state = await openGateway(access, gateway)?.send({
          id,
          to: phone,
          text,
          lifeMs: Math.max(lifeMs, seconds(1)),
          isUrgent: isCode,
        })
        if (state) await recordSmsState(db, { gatewayId: id, state }, now())
        return undefined
      } catch (error) {
        return failed(gateway, id, error)
      }
    },
  }

  async function failed(gateway: GatewayRow, gatewayId: string, error: unknown): Promise<ChannelFailure> {
    const { kind, reason, retryAfterMs = 0 } = smsFailure(error)
    if (kind === 'later') return throttle.tooMany(retryAfterMs, reason)
    if (kind === 'failed') return throttle.silent(reason)
    if (kind === 'access') {
      await markGatewayRefused(db, gateway, now())
      gateways.forget()
    }
    await recordSmsState(db, { gatewayId, state: 'failed', error: reason }, now())
    return { kind: 'refused', reason }
  }
}

/** The same at each attempt: the gateway takes a message of one name once. Hashed, because a dedupe key may identify a person. */
function gatewayIdOf({ dedupeKey, createdAt }: ClaimedMail): string {
  const digest = createHash('sha256').update(`${dedupeKey} ${createdAt.toISOString()}`).digest('hex')
  return `tc-${digest.slice(0, 32)}`
}
