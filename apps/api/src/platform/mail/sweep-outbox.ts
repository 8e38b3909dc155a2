import { setTimeout as pause } from 'node:timers/promises'
import type { Drizzle } from '@tecnoclick/database/connect'
import type { Tracer } from '@tecnoclick/database/tracer'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Channel } from '@tecnoclick/domain/platform/notices'
import type { Logger } from 'pino'
import type { Sweeper } from '../jobs/sweep-loop.ts'
import { refreshWordings } from '../message-texts/wordings.ts'
import { type ClaimedMail, claimDueMail } from './claim-due-mail.ts'
import type { LinkBody } from './mail-links.ts'
import { codeOf, type MailSecrets, openBody } from './mail-secrets.ts'
import { bodyOf, type MailWriters } from './mail-writers.ts'
import {
  type ChannelDecision,
  type ChannelFailure,
  type MessageChannels,
  onlyMail,
} from './message-channels.ts'
import type { MailAttachment, MailTransport } from './outgoing-mail.ts'
import { readStore, type Store } from './read-store.ts'
import { delayAfter, markSent, recordFailure, recordRefusal, releaseMails } from './record-outcome.ts'
import { givenUp, type SendFailure, sendFailure, unreadableSecrets } from './send-failure.ts'

export interface OutboxSweeper extends Sweeper {
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>
}

export interface SweeperOptions {
  db: Drizzle
  transport: MailTransport
  mailSecrets: MailSecrets
  /** Of the kinds that are stored as facts. */
  writers?: MailWriters
  linkBody?: LinkBody
  /** Papers that go with a mail, made when it is sent. */
  attach?: (mail: ClaimedMail) => Promise<readonly MailAttachment[]>
  channels?: MessageChannels
  log: Logger
  now(): Date
  /** 60 s (platform.md#constants). The transport times out 15 s earlier, because clocks of several machines differ. */
  lease?: number
  lanes?: number
  tracer?: Tracer | undefined
}

const largestBatch = 16
/** A mail that is still waiting in its lane then is given back: its lease must outlast its sending. */
const batchTime = seconds(10)

/**
 * Sends from the outbox, up to `lanes` mails at a time. A lane claims its next mails when it has sent the last: one, then more
 * with every batch that went well, so that a burst costs few statements and one slow message delays few others.
 */
export function createOutboxSweeper(options: SweeperOptions): OutboxSweeper {
  const { db, transport, mailSecrets, writers = {}, linkBody, attach, log, now, tracer } = options
  const { channels = onlyMail, lease = seconds(60), lanes = 4 } = options
  const underWay = new Set<Promise<void>>()
  /** Delivered while the database was down: must be recorded, never sent again. */
  const unrecorded = new Map<number, Channel>()
  let stopping = false
  let claiming: Promise<void> = Promise.resolve()

  async function claimAndStart(): Promise<void> {
    const limit = lanes - underWay.size
    if (stopping || limit <= 0) return
    // Before the claim: a failure afterwards would delay the mails until their lease ends.
    const store = await readStore(db)
    await refreshWordings(db, log)
    for (const mail of await claim(limit)) follow(runLane(mail, store))
  }

  async function claim(limit: number): Promise<ClaimedMail[]> {
    const sent = new Map(unrecorded)
    const claimed = await claimDueMail(db, { now: now(), lease, limit, sent })
    for (const id of sent.keys()) unrecorded.delete(id)
    return claimed
  }

  function follow(lane: Promise<void>): void {
    const tracked = lane
      .catch((error: unknown) => log.error({ err: error }, 'mail lane ended early'))
      .finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }

  async function runLane(first: ClaimedMail, store: Store): Promise<void> {
    let batch = [first]
    for (let size = 1; batch.length > 0; ) {
      const cpuBefore = process.cpuUsage()
      const { left, goOn } = await deliverBatch(batch, store)
      if (left.length > 0) await releaseMails(db, left, now())
      if (!goOn || stopping) return settleRecords()
      // In a burst, visitors come first: mails take half of the processor at most.
      if (size === largestBatch) await pause(milliseconds(process.cpuUsage(cpuBefore)))
      size = left.length > 0 ? 1 : Math.min(size * 2, largestBatch)
      batch = await claim(size)
    }
  }

  /** `left` was not tried; `goOn` says whether others are worth trying now. */
  async function deliverBatch(batch: readonly ClaimedMail[], store: Store) {
    const until = now().getTime() + batchTime
    for (const [index, mail] of batch.entries()) {
      if (index > 0 && (stopping || now().getTime() > until)) return { left: batch.slice(index), goOn: true }
      if (!(await traced(mail, store))) return { left: batch.slice(index + 1), goOn: false }
    }
    return { left: [], goOn: true }
  }

  function traced(mail: ClaimedMail, store: Store): Promise<boolean> {
    if (!tracer) return deliver(mail, store)
    const { kind, attempts } = mail
    return tracer.trace('mail', { 'mail.kind': kind, 'mail.attempts': attempts }, () => deliver(mail, store))
  }

  /** Returns whether another mail is worth trying now. */
  async function deliver(mail: ClaimedMail, store: Store): Promise<boolean> {
    const { id, kind, attempts } = mail
    if (!unrecorded.has(id)) {
      const { storeName, email } = store
      let way: ChannelDecision | undefined
      try {
        way = await channels.decide(mail)
        if ('waitUntil' in way) return postpone(mail, way.waitUntil)
        if ('giveUp' in way) return fail(mail, givenUp(way.giveUp))
        const stored = bodyOf(mail, writers, store)
        const opened = openBody(mailSecrets, { ...mail, ...stored })
        if (!opened) return fail(mail, unreadableSecrets)
        const body = linkBody ? { ...opened, ...(await linkBody(mail, opened)) } : opened
        if (way.by === 'mail') {
          const from = { name: storeName, address: email }
          const attachments = await papersOf(mail)
          await transport.send({ ...mail, ...body, from, queuedAt: mail.createdAt, attachments })
        } else {
          const code = codeOf(mailSecrets, { ...mail, text: stored.text })
          const failure = await way.send({ storeName, subject: mail.subject, text: body.text, code })
          if (failure) return failChannel(mail, way.by, failure)
        }
        unrecorded.set(id, way.by)
      } catch (error) {
        const failure = sendFailure(error)
        const hasNext = way && 'by' in way && way.by === 'mail' && way.hasNext
        const isFinal = failure.refusedForGood && delayAfter(attempts, true) === undefined
        if (hasNext && isFinal) return failChannel(mail, 'mail', { kind: 'refused', reason: failure.reason })
        return fail(mail, failure)
      }
    }
    log.info({ mail: id, kind, attempts, channel: unrecorded.get(id) }, 'mail sent')
    return true
  }

  /** The mail has the link to its paper: it does not wait for one that cannot be made. */
  async function papersOf(mail: ClaimedMail): Promise<readonly MailAttachment[]> {
    if (!attach) return []
    try {
      return await attach(mail)
    } catch (error) {
      log.error({ err: error, mail: mail.id, kind: mail.kind }, 'paper not attached')
      return []
    }
  }

  /** Another channel says nothing about the mail server: the others go on. */
  async function failChannel(mail: ClaimedMail, by: Channel, failure: ChannelFailure): Promise<boolean> {
    const { id, kind, attempts } = mail
    const { reason } = failure
    if (failure.kind === 'failed') return fail(mail, { refusedForGood: false, serverUnusable: false, reason })
    log.warn({ mail: id, kind, attempts, channel: by, reason }, 'message not taken by its channel')
    if (failure.kind === 'wait') return postpone(mail, failure.until, reason)
    await recordRefusal(db, mail, { by, reason }, now())
    return true
  }

  async function postpone(mail: ClaimedMail, until: Date, reason?: string): Promise<boolean> {
    await releaseMails(db, [mail], until, reason)
    return true
  }

  async function fail(mail: ClaimedMail, failure: SendFailure): Promise<boolean> {
    const { id, kind, attempts } = mail
    // Many addresses are tried only once each: asking for one that is gone again and again costs the shop its good name.
    const isFinal = kind === 'campaign' && failure.refusedForGood
    const state = await recordFailure(db, mail, isFinal ? { ...failure, hopeless: true } : failure, now())
    log.warn({ mail: id, kind, attempts, state, reason: failure.reason }, 'mail not sent')
    return !failure.serverUnusable
  }

  async function settleRecords(): Promise<void> {
    const sent = new Map(unrecorded)
    if (sent.size === 0) return
    await markSent(db, sent, now())
    for (const id of sent.keys()) unrecorded.delete(id)
  }

  async function settled(): Promise<void> {
    // The failure is reported to the caller of the sweep.
    await claiming.catch(() => {})
    while (underWay.size > 0) await Promise.all(underWay)
  }

  return {
    sweep() {
      claiming = claimAndStart()
      return claiming
    },
    settled,
    stop() {
      stopping = true
      return settled()
    },
  }
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}
