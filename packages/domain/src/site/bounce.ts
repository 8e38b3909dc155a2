/** Enhanced status codes (RFC 3463) that say the mailbox or its domain does not exist, or was switched off. */
const goneStatuses: ReadonlySet<string> = new Set([
  '5.1.0',
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.4.4',
])

/** They say nothing: the words decide. */
const vagueStatuses: ReadonlySet<string> = new Set(['5.0.0', '5.4.1', '5.5.0', '5.7.1'])

const goneWords =
  /user unknown|unknown (user|recipient|mailbox)|no such (user|mailbox|recipient|address)|(user|mailbox|account|address|recipient) (does not exist|doesn't exist|not found|is disabled|unavailable)|does not exist|doesn't have an? \S+ account|no mailbox here|invalid (recipient|mailbox)|recipient address rejected: access denied/i

const statusPattern = /\b[245]\.\d{1,3}\.\d{1,3}\b/

/**
 * Whether nothing sent to this address will ever arrive. A full mailbox, a refused text or a server that is down are not the
 * address's fault: its subscription goes on.
 */
export function isGone(reason: string, status = statusPattern.exec(reason)?.[0]): boolean {
  const text = reason.slice(0, 2000)
  if (status?.startsWith('2.') || status?.startsWith('4.')) return false
  if (status !== undefined && goneStatuses.has(status)) return true
  return (status === undefined || vagueStatuses.has(status)) && goneWords.test(text)
}

/** For staff: what the mail server said, without the address. */
export function bounceReason(reason: string): string {
  const plain = reason
    .slice(0, 2000)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/<?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?/g, '…')
    .trim()
  return plain.slice(0, 200) || '—'
}
