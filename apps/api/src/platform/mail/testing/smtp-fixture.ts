import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Unfolded, by lower-case name. */
  headers: Map<string, string>
  raw: string
}

/** How the server handles the next messages; it accepts when the list is empty. */
export type Reply =
  | { at: 'RCPT TO' | 'MAIL FROM' | 'DATA'; code: number; text: string }
  /** Receives the whole message, then closes the connection without a response. */
  | { at: 'DATA'; drop: true }
  /** Receives the whole message and sends 250 only when this resolves. */
  | { at: 'DATA'; hold: Promise<void> }

export interface SmtpFixture {
  url: string
  /** Accepted with a 250. */
  received: ReceivedMail[]
  /** Every message whose body was received completely, whatever the response. */
  taken: ReceivedMail[]
  replies: Reply[]
  /** Number of connections so far. */
  connections(): number
  close(): Promise<void>
}

/** A real SMTP server on a free local port, with scripted failures. */
export async function startSmtpFixture(options: { requireSignIn?: boolean } = {}): Promise<SmtpFixture> {
  const { requireSignIn = false } = options
  const received: ReceivedMail[] = []
  const taken: ReceivedMail[] = []
  const replies: Reply[] = []
  let connections = 0

  function refusalAt(at: Reply['at']): Error | undefined {
    const next = replies[0]
    if (next === undefined || next.at !== at || !('code' in next)) return undefined
    replies.shift()
    return Object.assign(new Error(next.text), { responseCode: next.code })
  }

  const server = new SMTPServer({
    disabledCommands: requireSignIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    authOptional: !requireSignIn,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    logger: false,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onAuth: (auth, _session, done) => done(new Error(`535 unknown ${auth.username} with ${auth.password}`)),
    onMailFrom: (_address, _session, done) => done(refusalAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refusalAt('RCPT TO')),
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => undefined)
      // The client disconnected.
      if (raw === undefined) return
      const { mailFrom, rcptTo } = session.envelope
      const mail = readMail(raw, {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      })
      taken.push(mail)
      const refusal = refusalAt('DATA')
      if (refusal) return done(refusal)
      const next = replies.shift()
      if (next && 'drop' in next) {
        for (const connection of server.connections) connection.close()
        return
      }
      if (next && 'hold' in next) await next.hold
      received.push(mail)
      done()
    },
  })
  // A killed client resets its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return {
    url: `smtp://${requireSignIn ? 'tienda:secreto123@' : ''}127.0.0.1:${address.port}`,
    received,
    taken,
    replies,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function readMail(raw: string, envelope: { from: string; to: string[] }): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { ...envelope, headers: new Map(headers), raw }
}
