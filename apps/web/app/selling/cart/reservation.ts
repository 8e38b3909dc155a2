const minute = 60_000

/** Whole minutes left of a reservation, for 'Reservado durante …'; undefined when nothing is held any more. */
export function minutesLeft(reservedUntil: string | null, now: number): number | undefined {
  if (reservedUntil === null) return undefined
  const left = Math.ceil((Date.parse(reservedUntil) - now) / minute)
  return left > 0 ? left : undefined
}
