/** What a template may name; each is a word between braces (back-office.md#reply-templates). */
export const templateFields = ['nombre', 'pedido', 'total', 'falta', 'estado', 'tienda'] as const

export type TemplateField = (typeof templateFields)[number]

/** What is known where a reply is written. */
export type TemplateValues = Readonly<{ [Field in TemplateField]?: string | undefined }>

const placeholder = /\{([^{}]*)\}/g

/** The words between braces that are no field. */
export function unknownFields(body: string): string[] {
  return [...body.matchAll(placeholder)].flatMap(([, name = '']) => (isField(name) ? [] : [name]))
}

/** The text with its fields filled in; undefined where something is not known. */
export function fillTemplate(body: string, values: TemplateValues): string | undefined {
  let isWhole = true
  const text = body.replaceAll(placeholder, (_, name: string) => {
    const value = isField(name) ? values[name] : undefined
    if (!value) isWhole = false
    return value ?? ''
  })
  return isWhole ? text : undefined
}

function isField(name: string): name is TemplateField {
  return templateFields.some((field) => field === name)
}
