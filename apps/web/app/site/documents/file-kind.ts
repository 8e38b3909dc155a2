const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
}

/** What people call a file of this type. */
export function fileKind(contentType: string): string {
  return kinds[contentType] ?? contentType.replace(/^.*\//, '').toUpperCase()
}
