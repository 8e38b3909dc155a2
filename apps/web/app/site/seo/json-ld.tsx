/** Facts for search engines. Data, not script: no browser runs it, so it needs no nonce. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // No text in it may end the element.
  const html = json.replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
