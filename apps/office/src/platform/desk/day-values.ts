/** A moment as a field of date and time has it, in the person's own time; and back. */
export function toLocalInput(date: string | null): string {
  if (date === null) return ''
  const moment = new Date(date)
  const pad = (part: number) => String(part).padStart(2, '0')
  const day = [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-')
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`
}

export function fromLocalInput(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
