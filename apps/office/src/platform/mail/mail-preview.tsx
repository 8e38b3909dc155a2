import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { cx } from '@tecnoclick/ui/cx'
import { useEffect, useRef } from 'react'

const { mails } = office

interface MailPreviewProps {
  subject: string
  html: string
  /** As a program in dark mode shows it. */
  dark?: boolean
  className?: string
}

/** The mail as its reader sees it, in a shadow root that keeps the page's styles out. */
export function MailPreview({ subject, html, dark = false, className }: MailPreviewProps) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = frame.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = dark ? [darkSheet(html)] : []
    root.replaceChildren(mailBody(html))
  }, [html, dark])

  return (
    <div
      ref={frame}
      role="document"
      aria-label={fillText(mails.previewOf, { subject })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cx('overflow-auto rounded-md border', className)}
    />
  )
}

export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <pre
      className={cx(
        'whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-4 font-mono text-xs',
        className,
      )}
    >
      {text}
    </pre>
  )
}

/** Only for dark mode. The page's CSP blocks it and reports a violation even when it is only parsed. */
const styleSheets = /<style\b.*?<\/style\s*>/gis

/** The rules of dark mode, which the page applies by itself: the CSP does not concern sheets of scripts. */
function darkSheet(html: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const rules = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/s.exec(html)?.[1] ?? ''
  sheet.replaceSync(rules)
  return sheet
}

/** Scripts of a parsed document do not run. Active elements are removed all the same; the CSP would block them too. */
function mailBody(html: string): HTMLElement {
  const { body, documentElement } = new DOMParser().parseFromString(
    html.replace(styleSheets, ''),
    'text/html',
  )
  for (const active of body.querySelectorAll('script, style, iframe, object, embed, form, link, meta'))
    active.remove()
  const container = document.createElement('div')
  container.setAttribute('style', body.getAttribute('style') ?? '')
  container.className = body.className
  container.dir = documentElement.dir
  container.lang = documentElement.lang
  container.append(...body.childNodes)
  return container
}
