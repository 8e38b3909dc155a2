/** What a mail that came back says of one recipient. */
interface FailedRecipient {
  action: string
  status: string | undefined
  diagnostic: string
}

export interface DeliveryReport {
  recipients: FailedRecipient[]
  /** The header of the mail that came back, as far as it was sent along. */
  original: string
}

interface Part {
  headers: ReadonlyMap<string, string>
  body: string[]
}

/**
 * A report of delivery as mail servers send it (RFC 3464). Undefined for any other mail. Each line is looked at a fixed number
 * of times, whatever it contains.
 */
export function readReport(bytes: Buffer): DeliveryReport | undefined {
  const { headers, body } = splitPart(bytes.toString('latin1').split(/\r?\n/))
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/report\b/i.test(type)) return undefined
  const boundary = parameterOf(type, 'boundary')
  if (boundary === undefined) return undefined
  const report: DeliveryReport = { recipients: [], original: '' }
  for (const lines of partsBetween(body, boundary)) {
    const part = splitPart(lines)
    const kind = (part.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
    if (kind === 'message/delivery-status' || kind === 'message/global-delivery-status')
      report.recipients.push(...recipientsIn(decoded(part)))
    if (kind === 'message/rfc822' || kind === 'text/rfc822-headers' || kind === 'message/global-headers')
      report.original = unfold(decoded(part)).join('\n')
  }
  return report
}

function splitPart(lines: readonly string[]): Part {
  const end = lines.indexOf('')
  const head = end === -1 ? lines : lines.slice(0, end)
  return { headers: fieldsOf(head), body: end === -1 ? [] : lines.slice(end + 1) }
}

function* partsBetween(lines: readonly string[], boundary: string): Generator<string[]> {
  const [next, last] = [`--${boundary}`, `--${boundary}--`]
  let part: string[] | undefined
  for (const line of lines) {
    const text = line.trimEnd()
    if (text !== next && text !== last) {
      part?.push(line)
      continue
    }
    if (part) yield part
    if (text === last) return
    part = []
  }
  // Cut off on its way.
  if (part) yield part
}

/** A line that starts with a space goes on with the one before. */
function unfold(lines: readonly string[]): string[] {
  const whole: string[][] = []
  for (const line of lines) {
    const isMore = line.startsWith(' ') || line.startsWith('\t')
    if (isMore && whole.length > 0) whole.at(-1)?.push(line.trimStart())
    else whole.push([line])
  }
  return whole.map((parts) => parts.join(' '))
}

function fieldsOf(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of unfold(lines)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function parameterOf(header: string, name: string): string | undefined {
  for (const parameter of header.split(';').slice(1)) {
    const equals = parameter.indexOf('=')
    if (parameter.slice(0, equals).trim().toLowerCase() !== name) continue
    const value = parameter.slice(equals + 1).trim()
    return value.startsWith('"') ? value.slice(1, -1) : value
  }
  return undefined
}

function decoded({ headers, body }: Part): string[] {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  const text = body.join('\n')
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('latin1').split(/\r?\n/)
  if (encoding === 'quoted-printable') {
    return text
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .split('\n')
  }
  return body
}

/** The first group of fields is about the report, each further one about a recipient. */
function recipientsIn(lines: readonly string[]): FailedRecipient[] {
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() !== '') groups.at(-1)?.push(line)
    else if (groups.at(-1)?.length) groups.push([])
  }
  return groups.flatMap((group) => {
    const fields = fieldsOf(group)
    const action = fields.get('action')
    if (action === undefined) return []
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0]
    return { action: action.toLowerCase(), status, diagnostic: fields.get('diagnostic-code') ?? '' }
  })
}
