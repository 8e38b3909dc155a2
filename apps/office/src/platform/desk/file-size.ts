const units = ['B', 'kB', 'MB', 'GB']
const figures = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** 1536 → `1,5 kB` */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return `${figures.format(bytes / 1024 ** power)} ${units[power]}`
}
