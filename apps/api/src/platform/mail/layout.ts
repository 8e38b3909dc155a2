import { htmlLayout } from './html-layout.ts'
import type { MailContent } from './mail-content.ts'
import type { Store } from './read-store.ts'
import { textLayout } from './text-layout.ts'

/** Renders the HTML and text bodies of a mail. */
export function renderMail(content: MailContent, store: Store): { html: string; text: string } {
  const links = [content.action, content.unsubscribe]
  const products = (content.blocks ?? []).flatMap((block) => (block.kind === 'product' ? block : []))
  links.push(...products.map(({ label, url }) => ({ label, url })))
  if (links.some((link) => link && !/^https?:\/\//i.test(link.url)))
    throw new Error('A mail links to http and https only')
  return { html: htmlLayout(content, store), text: textLayout(content, store) }
}
