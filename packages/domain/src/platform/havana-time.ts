const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Havana',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-03-02T09:30`, as clocks in Havana show it: the value of an input for date and time. */
export function havanaLocal(instant: Date): string {
  return wallClock.format(instant).replace(' ', 'T')
}

/** The instant at which clocks in Havana show this; of an hour that is repeated in autumn the second. */
export function fromHavanaLocal(local: string): Date | undefined {
  const asUtc = Date.parse(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined
  let instant = asUtc
  // Twice, because the offset of the first guess may be that of the other side of a change of clocks.
  for (let round = 0; round < 2; round++)
    instant += asUtc - Date.parse(`${havanaLocal(new Date(instant))}:00Z`)
  return new Date(instant)
}
