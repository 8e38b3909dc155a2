import { z } from 'zod'

export function whole(minimum: number, maximum: number) {
  const message = `debe ser un número entero entre ${minimum} y ${maximum}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
}

const words: Readonly<Record<string, boolean>> = {
  1: true,
  true: true,
  yes: true,
  si: true,
  sí: true,
  0: false,
  false: false,
  no: false,
}

export function flag() {
  return z
    .string()
    .refine((value) => Object.hasOwn(words, value.toLowerCase()), 'debe ser 1 o 0')
    .transform((value) => words[value.toLowerCase()] === true)
}

/** Origin only: the store cannot be served below a path. */
export function origin() {
  return z.string().transform((value, context) => {
    const url = URL.parse(value)
    const isOrigin =
      url && /^https?:$/.test(url.protocol) && !url.username && `${url.pathname}${url.search}` === '/'
    if (isOrigin) return url.origin
    context.addIssue('debe ser una dirección como https://tienda.example, sin ruta')
    return z.NEVER
  })
}
