/** The 20 colours of the filter (catalogue.md#filters-and-sorting). */
export const colours = {
  negro: { name: 'Negro', hex: '#1d1d1f' },
  gris: { name: 'Gris', hex: '#7d8086' },
  plateado: { name: 'Plateado', hex: '#c5c9cf' },
  blanco: { name: 'Blanco', hex: '#f7f7f5' },
  beige: { name: 'Beige', hex: '#dfcfb2' },
  marron: { name: 'Marrón', hex: '#6f4a2f' },
  dorado: { name: 'Dorado', hex: '#c9a227' },
  amarillo: { name: 'Amarillo', hex: '#f6d32d' },
  naranja: { name: 'Naranja', hex: '#f08a24' },
  rojo: { name: 'Rojo', hex: '#d12f2f' },
  vino: { name: 'Vino', hex: '#6e1f33' },
  rosado: { name: 'Rosado', hex: '#f2a7bd' },
  fucsia: { name: 'Fucsia', hex: '#d6247f' },
  morado: { name: 'Morado', hex: '#6b3fa0' },
  lila: { name: 'Lila', hex: '#b9a3dc' },
  'azul-marino': { name: 'Azul marino', hex: '#1f2f57' },
  azul: { name: 'Azul', hex: '#2467c9' },
  celeste: { name: 'Celeste', hex: '#4fb3e8' },
  turquesa: { name: 'Turquesa', hex: '#1fb5ad' },
  verde: { name: 'Verde', hex: '#3c9a4b' },
} as const

export type ColourSlug = keyof typeof colours
