import type { MailDetail } from '@tecnoclick/contract/platform/mail/schemas'
import { office } from '@tecnoclick/messages/office'
import { useEffect, useRef } from 'react'
import { say } from '../say.ts'

const { mails } = office

/** The mail as its reader sees it, apart from the styles of the page around it. */
export function MailPreview({ mail: { subject, html, text } }: { mail: MailDetail }) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = frame.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.replaceChildren(sheetOf(html))
  }, [html])

  return (
    <section aria-label={mails.preview} className="grid gap-3">
      <div
        ref={frame}
        role="document"
        aria-label={say(mails.previewOf, { subject })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border p-3"
      />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {mails.plain}
        </summary>
        <pre className="whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 font-mono text-xs">
          {text}
        </pre>
      </details>
    </section>
  )
}

/** It only serves readers in the dark; the page's policy refuses it, and says so even of a document that is only parsed. */
const styleSheets = /<style\b.*?<\/style\s*>/gis

/** A parsed document runs nothing, and what could run is left behind in it; the page's policy would refuse it as well. */
function sheetOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html.replace(styleSheets, ''), 'text/html')
  for (const active of body.querySelectorAll('script, style, iframe, object, embed, form, link, meta'))
    active.remove()
  const sheet = document.createElement('div')
  sheet.setAttribute('style', body.getAttribute('style') ?? '')
  sheet.append(...body.childNodes)
  return sheet
}
