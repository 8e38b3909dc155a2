import { fillPlaceholders } from '../platform/fill-placeholders.ts'

/** What a template may name; each is a word between braces (back-office.md#reply-templates). */
export const templateFields = ['nombre', 'pedido', 'total', 'falta', 'estado', 'tienda'] as const

export type TemplateField = (typeof templateFields)[number]

/** What is known where a reply is written. */
export type TemplateValues = Readonly<{ [Field in TemplateField]?: string | undefined }>

function namesIn(body: string): string[] {
  return [...body.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

/** The words between braces that are no field. */
export function unknownFields(body: string): string[] {
  return namesIn(body).filter((name) => !isField(name))
}

/** The text with its fields filled in; undefined where something is not known. */
export function fillTemplate(body: string, values: TemplateValues): string | undefined {
  const findValue = (name: string) => (isField(name) ? values[name] : undefined)
  const isWhole = namesIn(body).every(findValue)
  return isWhole ? fillPlaceholders(body, findValue) : undefined
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name)
}
