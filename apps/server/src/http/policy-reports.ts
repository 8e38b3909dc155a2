import type { Logger } from 'pino'
import { createMinuteLimit } from './minute-limit.ts'
import { readShortBody } from './read-short-body.ts'
import { redactAddress } from './redact-address.ts'
import type { Handler } from './request-facts.ts'
import { sendPlainText } from './send-plain-text.ts'

export const policyReportsPath = '/csp-reports'

const longestReport = 16_384
const mostPerRequest = 5

/** Anybody may send reports: so many reach the log in a minute, of one client and of all. */
const limits = { client: 20, total: 200 }

/** Writes what a content security policy blocked to the log. Browsers send it by themselves. */
export function createPolicyReports(log: Logger, now?: () => number): Handler {
  const mayReport = createMinuteLimit(limits, now)
  return async (incoming, outgoing, { clientAddress, requestId }) => {
    if (incoming.method !== 'POST') return sendPlainText(outgoing, 405, '', { allow: 'POST' })
    if (!mayReport(clientAddress)) return sendPlainText(outgoing, 429, '', { 'retry-after': '60' })
    const body = await readShortBody(incoming, longestReport)
    if (body === undefined) return sendPlainText(outgoing, 413, '', { connection: 'close' })
    for (const report of violationsIn(body)) log.warn({ requestId, ...report }, 'content security policy')
    outgoing.writeHead(204).end()
  }
}

interface Violation {
  page: string
  directive: string
  blocked: string
  source: string
}

/** Both forms: `report-uri` sends one object, `report-to` an array. Anything else has no violation. */
export function violationsIn(body: string): Violation[] {
  const reports = entriesOf(parse(body)).slice(0, mostPerRequest)
  return reports.map((report) => ({
    page: address(report['document-uri'] ?? report.documentURL),
    directive: short(
      report['effective-directive'] ?? report['violated-directive'] ?? report.effectiveDirective,
    ),
    blocked: address(report['blocked-uri'] ?? report.blockedURL),
    source: address(report['source-file'] ?? report.sourceFile),
  }))
}

type Fields = Readonly<Record<string, unknown>>

function entriesOf(parsed: unknown): Fields[] {
  if (Array.isArray(parsed)) return parsed.map((entry) => fieldOf(entry, 'body')).filter(isFields)
  return [fieldOf(parsed, 'csp-report')].filter(isFields)
}

function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no report
  }
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

/** Without the origin's path secrets: links to tickets and keys are pages too. */
function address(value: unknown): string {
  const text = short(value)
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url.origin + redactAddress(url.pathname + url.search) : text
}
