/**
 * The user's id, a timestamp in milliseconds and the extension (people.md#avatars). A picture sent in the same
 * millisecond as the previous one gets the next, because a name already served must not change its content.
 */
export function avatarName(userId: number, now: number, previous: string | null): string {
  const before = Number(/^\d*?(\d{13})\.webp$/.exec(previous ?? '')?.[1] ?? 0)
  return `${userId}${Math.max(now, before + 1)}.webp`
}
