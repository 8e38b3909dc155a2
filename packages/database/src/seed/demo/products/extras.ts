import type { DemoOption } from './product.ts'

/** Choices that several products offer. */

export function extendedWarranty(oneYear: number, twoYears: number): DemoOption {
  return {
    title: 'Garantía extendida',
    required: false,
    values: [
      ['Sin extensión', 0],
      ['12 meses más', oneYear],
      ['24 meses más', twoYears],
    ],
  }
}

export function homeInstallation(bayamo: number, manzanillo: number): DemoOption {
  return {
    title: 'Instalación a domicilio',
    required: false,
    values: [
      ['La instalo yo', 0],
      ['En Bayamo', bayamo],
      ['En Manzanillo', manzanillo],
    ],
  }
}

export function colourChoice(...names: readonly string[]): DemoOption {
  return { title: 'Color', required: true, values: names.map((name) => [name, 0] as const) }
}
