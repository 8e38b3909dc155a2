const longestSlug = 80

/** What may be part of an address or a filter key (platform.md#input-rules). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text)
}

/** 'Impresoras de Tinta (EcoTank)' → `impresoras-de-tinta-ecotank`; undefined when nothing is left. */
export function toSlug(text: string): string | undefined {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestSlug)
    .replace(/-$/, '')
  return slug === '' ? undefined : slug
}
