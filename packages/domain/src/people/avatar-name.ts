/**
 * The user's id, a timestamp in milliseconds, a random part so that nobody can try names, and the extension
 * (people.md#avatars). A name that was served never changes its content.
 */
export function avatarName(userId: number, now: number, random: string): string {
  return `${userId}${now}-${random}.webp`
}
