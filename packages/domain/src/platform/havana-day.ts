const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Havana' })

/** `2026-03-02`, the date in Havana. */
export function havanaDay(instant: Date): string {
  return calendar.format(instant)
}
