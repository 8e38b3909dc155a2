import { Client, type ClientConfig, type Connection } from 'pg'
import { shopRole } from '../embedded/credentials.ts'

/**
 * Refuses to talk to a server that does not prove, by SCRAM, that it knows the password of the embedded database. On
 * Windows that database listens on a port, which another user's program may take while PostgreSQL is down. node-postgres
 * would send such a program the password in clear text if asked, and has no `require_auth` like libpq.
 */
export class ScramClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    // A database of the operator's own may use other methods.
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
