import { HtmlValidate } from 'html-validate'
import type { Markup } from './every-page.ts'

/** The rules of the HTML standard. Those for accessibility are axe's, which knows what a page hides. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Every file comes from the shop's own host.
    'require-sri': 'off',
    // The closed menu before the heading of a page has headings too.
    'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
  },
})

/** What is wrong, with its place. */
export async function markupErrors(pages: Iterable<Markup>): Promise<string[]> {
  const errors: string[] = []
  for (const { place, html } of pages) {
    const { results } = await checker.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        errors.push(`${place} (${line}:${column}): ${message} [${ruleId}]`)
  }
  return errors
}
