/** Connection lost, refused or timed out; PostgreSQL starting, stopping, demoted or out of connections. */
const codes =
  /^(08...|25006|53...|57P0.|E(CONNREFUSED|CONNRESET|HOSTDOWN|HOSTUNREACH|NETDOWN|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)|EAI_AGAIN)$/

/** Errors of node-postgres without a code, and the rollback after a lost connection. */
const texts =
  /connection terminated|timeout (exceeded when trying to connect|expired)|Connection ended|is not queryable/i

/** Whether PostgreSQL cannot be reached now, whatever wraps the error. The same call may succeed in a while. */
export function isLostConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException
    // ENOENT is a missing socket file only where something connects.
    if (codes.test(code) || (code === 'ENOENT' && syscall === 'connect') || texts.test(cause.message))
      return true
  }
  return false
}
