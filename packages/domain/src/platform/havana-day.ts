const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Havana' })

/** `2026-03-02`, the date in Havana. */
export function havanaDay(instant: Date): string {
  return calendar.format(instant)
}

/** An instant that is on that day in Havana and in Europe, for showing the day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
