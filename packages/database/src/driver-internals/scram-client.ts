import { Client, type ClientConfig, type Connection } from 'pg'
import { shopRole } from '../embedded/credentials.ts'

/**
 * Refuses a server that does not prove by SCRAM that it knows the password of the embedded database. On Windows that
 * database listens on a port, which a program of another user may take while PostgreSQL is down. node-postgres would
 * send it the password in clear text if asked, and has no `require_auth` like libpq.
 */
export class ScramClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    // An external database may use other methods.
    if (this.user === shopRole) requireScram(this.connection)
  }
}

/** These listeners come before those of the client: nothing is sent to a destroyed stream. */
function requireScram(connection: Connection): void {
  let isProven = false
  const refuse = () => {
    connection.emit('error', new Error('The server did not prove that it knows the password'))
    connection.stream.destroy()
  }
  connection.on('authenticationCleartextPassword', refuse)
  connection.on('authenticationMD5Password', refuse)
  // The client checks the proof itself and fails when it is wrong.
  connection.on('authenticationSASLFinal', () => {
    isProven = true
  })
  connection.on('authenticationOk', () => {
    if (!isProven) refuse()
  })
}
