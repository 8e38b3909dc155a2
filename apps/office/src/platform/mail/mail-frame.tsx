import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useEffect, useRef } from 'react'

const { mails } = office

interface MailFrameProps {
  subject: string
  html: string
  /** As a mail program in dark mode shows it. */
  isDark?: boolean
}

/** The mail as its reader sees it, in a shadow root that keeps the page's styles out. */
export function MailFrame({ subject, html, isDark = false }: MailFrameProps) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = frame.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = isDark ? [darkSheet(html)] : []
    root.replaceChildren(mailBody(html))
  }, [html, isDark])

  return (
    <div
      ref={frame}
      role="document"
      aria-label={fillText(mails.previewOf, { subject })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border p-3"
    />
  )
}

export function PlainMail({ text }: { text: string }) {
  return (
    <pre className="whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 font-mono text-xs">{text}</pre>
  )
}

/** Only for dark mode. The page's CSP blocks it and reports a violation even when it is only parsed. */
const styleSheets = /<style\b.*?<\/style\s*>/gis
const darkRules = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style/is

/** What the mail's own sheet says for dark mode, whatever the mode of this page. */
function darkSheet(html: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(darkRules.exec(html)?.[1] ?? '')
  return sheet
}

/** Scripts of a parsed document do not run. Active elements are removed all the same; the CSP would block them too. */
function mailBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html.replace(styleSheets, ''), 'text/html')
  for (const active of body.querySelectorAll('script, style, iframe, object, embed, form, link, meta'))
    active.remove()
  const container = document.createElement('div')
  container.className = body.className
  container.setAttribute('style', body.getAttribute('style') ?? '')
  container.append(...body.childNodes)
  return container
}
