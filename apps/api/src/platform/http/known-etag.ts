/** Whether the asker has this already: weak comparison (RFC 9110, 13.1.2), since a proxy that compresses weakens the tag. */
export function isKnownEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
