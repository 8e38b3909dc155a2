import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import { defaultLocale, direction, type Locale } from '@tecnoclick/messages/platform/locales'
import { mailFrame } from '@tecnoclick/messages/platform/mail-frame'
import { htmlBlocks } from './html-blocks.ts'
import { htmlQr } from './html-qr.ts'
import type { MailContent, MailTable } from './mail-content.ts'
import { darkStyles, style } from './mail-styles.ts'
import type { Store } from './read-store.ts'
import { blockText, describeHours } from './text-layout.ts'

/**
 * Blocks in one column with inline styles, because many programs drop style sheets; the sheet only adds dark mode. No
 * pictures but those of products in campaigns, which are the same for every reader: opening the mail is not tracked.
 */
export function htmlLayout(content: MailContent, store: Store): string {
  const { heading, paragraphs, blocks = [], code, qr, facts, table, action } = content
  const { reason, unsubscribe, locale = defaultLocale } = content
  return `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${darkStyles}</style>
</head>
<body ${style('canvas')}>
<div ${style('preview')}>${escapeHtml(paragraphs[0] ?? blockText(blocks)[0] ?? '')}</div>
<div ${style('page')}>
<div ${style('band')}>
<p ${style('storeName')}>${escapeHtml(store.storeName)}</p>
<p ${style('tagline')}>${escapeHtml(store.tagline)}</p>
</div>
<div ${style('sheet')}>
<h1 ${style('heading')}>${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p dir="auto" ${style('paragraph')}>${escapeLines(text)}</p>`).join('\n')}
${htmlBlocks(blocks)}
${code === undefined ? '' : `<p ${style('code')}>${escapeHtml(code)}</p>`}
${qr === undefined ? '' : htmlQr(qr)}
${facts === undefined ? '' : htmlFacts(facts)}
${table === undefined ? '' : htmlTable(table)}
${action === undefined ? '' : htmlAction(action, locale)}
${reason === undefined ? '' : `<p dir="auto" ${style('fallback')}>${escapeHtml(reason)}</p>`}
${unsubscribe === undefined ? '' : htmlUnsubscribe(unsubscribe)}
</div>
${htmlFooter(store)}
</div>
</body>
</html>
`.replaceAll(/\n{2,}/g, '\n')
}

function htmlFacts(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<dt ${style('factLabel')}>${escapeHtml(label)}</dt><dd dir="auto" ${style('factValue')}>${escapeLines(value)}</dd>`,
  )
  return `<dl ${style('facts')}>${rows.join('\n')}</dl>`
}

function htmlTable({ columns, rows }: MailTable): string {
  const head = columns.map(
    ({ label, numeric }) =>
      `<th scope="col" ${style(numeric ? 'headNumber' : 'headCell')}>${escapeHtml(label)}</th>`,
  )
  const body = rows.map((cells) => {
    const row = columns.map(
      ({ numeric }, index) =>
        `<td dir="auto" ${style(numeric ? 'number' : 'cell')}>${escapeLines(cells[index] ?? '')}</td>`,
    )
    return `<tr>${row.join('')}</tr>`
  })
  return `<table ${style('table')}><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`
}

function htmlAction({ label, url }: NonNullable<MailContent['action']>, locale: Locale): string {
  const address = escapeHtml(url)
  return `<p ${style('actionLine')}><a href="${address}" ${style('action')}>${escapeHtml(label)}</a></p>
<p ${style('fallback')}>${mailFrame[locale].copyAddress}<br><a href="${address}" ${style('link')}>${address}</a></p>`
}

function htmlUnsubscribe({ label, url }: NonNullable<MailContent['unsubscribe']>): string {
  return `<p ${style('unsubscribe')}><a href="${escapeHtml(url)}" ${style('link')}>${escapeHtml(label)}</a></p>`
}

function htmlFooter({ storeName, address, phones, email, hours }: Store): string {
  const lines = [
    `<strong>${escapeHtml(storeName)}</strong>`,
    escapeLines(address),
    phones
      .map(
        (phone) =>
          `<a href="tel:${escapeHtml(phone.replaceAll(/[^\d+]/g, ''))}" ${style('link')}>${escapeHtml(phone)}</a>`,
      )
      .join(' · '),
    `<a href="mailto:${escapeHtml(email)}" ${style('link')}>${escapeHtml(email)}</a>`,
    ...describeHours(hours).map(escapeHtml),
  ]
  return `<p ${style('footer')}>${lines.filter((line) => line !== '').join('<br>\n')}</p>`
}
function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>')
}
