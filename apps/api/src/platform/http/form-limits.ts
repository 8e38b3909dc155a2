/** More than any form of ours has. Parsing 5.9 MB of `a=&` takes seconds, and so do many parts or endless part headers. */
const mostFields = 500
const mostParts = 100
const longestPartHeader = 2048

/** RFC 2046, 5.1.1, without the blank. */
const boundaryParameter = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+.-]{1,70}))\s*(?:;|$)/i

/**
 * Looks for the separators of a form before it is parsed. Returns the content type to parse it by; undefined for what is no
 * form, and for a form with too many fields.
 */
export function boundedFormType(bytes: Buffer, type: string): string | undefined {
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    return hasAtMost(bytes, '&', mostFields) ? 'application/x-www-form-urlencoded' : undefined
  if (!/^multipart\/form-data\s*;/i.test(type)) return undefined
  const [, quoted, plain] = boundaryParameter.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || !hasShortParts(bytes, `--${boundary}`)) return undefined
  return `multipart/form-data; boundary="${boundary}"`
}

function hasAtMost(bytes: Buffer, separator: string, most: number): boolean {
  let count = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1
    if (count > most) return false
  }
  return true
}

/** Every part begins with a delimiter and a short header. */
function hasShortParts(bytes: Buffer, delimiter: string): boolean {
  let count = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    count += 1
    if (count > mostParts) return false
    const start = at + delimiter.length
    const isLast = bytes.toString('latin1', start, start + 2) === '--'
    const header = bytes.subarray(start, start + longestPartHeader)
    if (!isLast && !header.includes('\r\n\r\n')) return false
  }
  return count > 0
}
