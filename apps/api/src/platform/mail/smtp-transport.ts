import { seconds } from '@tecnoclick/domain/platform/duration'
import { createTransport } from 'nodemailer'
import { composeMessage, type MailTransport } from './outgoing-mail.ts'

/** Below the lease of 60 s, after which another worker may send the mail. */
const defaultDeadline = seconds(45)

/**
 * Each mail has its own connection, kept open for the next. A shared pool could not abort a single message, and a
 * server that responds byte by byte never triggers a socket timeout.
 */
export function smtpTransport(url: string, deadline = defaultDeadline): MailTransport {
  const idle: Lane[] = []
  const all = new Set<Lane>()
  let closed = false

  function openLane(): Lane {
    const lane = createLane(url)
    all.add(lane)
    return lane
  }

  return {
    async send(mail) {
      if (closed) throw new Error('The mail transport is closed')
      const lane = idle.pop() ?? openLane()
      const alarm = setTimeout(() => {
        all.delete(lane)
        lane.close({ force: true })
      }, deadline)
      try {
        await lane.sendMail(composeMessage(mail))
      } catch (error) {
        if (closed || all.has(lane)) throw error
        throw Object.assign(new Error(`not done within ${deadline} ms`, { cause: error }), {
          code: 'ETIMEDOUT',
        })
      } finally {
        clearTimeout(alarm)
        if (all.has(lane)) idle.push(lane)
      }
    },
    close() {
      closed = true
      for (const lane of all) lane.close({ force: true })
      all.clear()
    },
  }
}

type Lane = ReturnType<typeof createLane>

function createLane(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Only for a kept connection that the server closed before any byte of the message; the outbox does all
    // other retries.
    maxRequeues: 1,
    idleTimeout: seconds(30),
    dnsTimeout: seconds(10),
    connectionTimeout: seconds(15),
    greetingTimeout: seconds(15),
    socketTimeout: seconds(30),
    logger: false,
  })
}
