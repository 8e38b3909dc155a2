export const inks = {
  black: '#191a1f',
  cyan: '#00a0df',
  magenta: '#df147f',
  yellow: '#ffd21a',
  grey: '#8a8f98',
  lightCyan: '#7fd0ee',
  lightMagenta: '#f08fbb',
} as const

export const fourInks = [inks.black, inks.cyan, inks.magenta, inks.yellow] as const
