import type { Store } from './read-store.ts'

const dayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

/** 'Lunes a sábado, de 09:00 a 18:00', one line for each entry. */
export function describeHours(hours: Store['hours']): string[] {
  return hours.map(({ days, opens, closes }) => {
    const line = `${describeDays([...days].sort((a, b) => a - b))}, de ${opens} a ${closes}`
    return line.charAt(0).toUpperCase() + line.slice(1)
  })
}

function describeDays(days: readonly number[]): string {
  const names = days.map((day) => dayNames[day] ?? '')
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRange = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index)
  if (isRange) return `${first} a ${last}`
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')} y ${last}`
}
