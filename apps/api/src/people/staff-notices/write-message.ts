import type { NoticedRow } from '@tecnoclick/database/schema/people/staff-notices'
import { type WorkItemKind, workItemKinds, workItemUrl } from '@tecnoclick/domain/staff/work-queue'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'

const { staffNotices, workQueue } = office
const { message: texts } = staffNotices

const queuePath = '/admin'
/** The rest is in the office. */
const listedAtMost = 8

interface Noticed {
  rows: readonly NoticedRow[]
  storeName: string
  /** Undefined: messages have no links. */
  publicUrl: string | undefined
}

/** What a push message holds, for the worker of the office. */
interface PushText {
  title: string
  body: string
  /** The page that it opens. */
  url: string
}

export function pushText({ rows, storeName }: Pick<Noticed, 'rows' | 'storeName'>): PushText {
  const [first] = rows
  if (!first) return { title: storeName, body: texts.test, url: '/admin/notices' }
  if (rows.length === 1) return { title: storeName, body: lineOf(first), url: workItemUrl(first) }
  const title = fillText(texts.title, { store: storeName, what: headingOf(rows) })
  const body = countsOf(rows).map(([kind, count]) =>
    fillText(texts.count, { kind: workQueue.kinds[kind], count }),
  )
  return { title, body: body.join(' · '), url: queuePath }
}

/** Each row with its link. */
export function chatText({ rows, storeName, publicUrl }: Noticed): string {
  if (rows.length === 0) return `${storeName}\n\n${texts.test}`
  const parts = rows
    .slice(0, listedAtMost)
    .map((row) => [lineOf(row), ...(publicUrl ? [`${publicUrl}${workItemUrl(row)}`] : [])].join('\n'))
  return [fillText(texts.title, { store: storeName, what: headingOf(rows) }), ...parts, ...moreOf(rows)].join(
    '\n\n',
  )
}

export function mailText({ rows, storeName, publicUrl }: Noticed): WrittenMail {
  const [first] = rows
  const heading = headingOf(rows)
  const isOne = first && rows.length === 1
  const url = `${publicUrl}${isOne ? workItemUrl(first) : queuePath}`
  return {
    subject: fillText(texts.title, { store: storeName, what: heading }),
    content: {
      heading,
      paragraphs: [rows.slice(0, listedAtMost).map(lineOf).join('\n'), ...moreOf(rows), texts.why],
      ...(publicUrl && { action: { label: isOne ? workQueue.actions[first.kind] : texts.open, url } }),
    },
  }
}

/** 'Verificar el pago ORDEN-045': what waits, without names and amounts. */
function lineOf({ kind, title }: NoticedRow): string {
  return `${workQueue.what[kind]} ${title}`.trim()
}

function headingOf(rows: readonly NoticedRow[]): string {
  return rows.length === 1 ? texts.one : fillText(texts.many, { count: rows.length })
}

function moreOf(rows: readonly NoticedRow[]): string[] {
  const left = rows.length - listedAtMost
  return left > 0 ? [fillText(texts.more, { count: left })] : []
}

function countsOf(rows: readonly NoticedRow[]): [WorkItemKind, number][] {
  return workItemKinds
    .map((kind): [WorkItemKind, number] => [kind, rows.filter((row) => row.kind === kind).length])
    .filter(([, count]) => count > 0)
}
