/** The server's smallest size: the shell shows it at 44 px at most. */
export function avatarSource(fileName: string): string {
  return `/api/files/${fileName}?w=160`
}
