import type { MailDetail } from '@tecnoclick/contract/mails/schemas'
import { office } from '@tecnoclick/messages/office'
import { say } from '../say.ts'

const { mails } = office

/**
 * The mail as its reader sees it, in a frame that runs nothing and reaches nothing. Its style sheet only serves readers in
 * the dark, and the page's policy allows none: it is taken out.
 */
export function MailPreview({ mail: { subject, html, text } }: { mail: MailDetail }) {
  return (
    <section aria-label={mails.preview} className="grid gap-3">
      <iframe
        title={say(mails.previewOf, { subject })}
        srcDoc={html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')}
        sandbox=""
        className="h-96 w-full rounded-md border bg-raised"
      />
      <details>
        <summary className="cursor-pointer py-2 font-semibold text-sm">{mails.plain}</summary>
        <pre className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 font-mono text-xs">
          {text}
        </pre>
      </details>
    </section>
  )
}
