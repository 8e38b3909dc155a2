/** The smallest size of the server; avatars are at most 44 px here. */
export function avatarSource(fileName: string): string {
  return `/api/files/${fileName}?w=160`
}
