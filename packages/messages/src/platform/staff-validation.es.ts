/** Rules of fields that staff alone fill in: no page of the storefront downloads these texts. */
export const staffValidation = {
  serial: 'Escriba un número de serie: de 3 a 40 letras y números',
  serialTwice: 'Ese número de serie está dos veces',
  serialsMissing: 'Faltan números de serie',
  serialsTooMany: 'Hay más números de serie que unidades',
  serialsDiffer: 'No coincide con los números de serie del pedido',
  imei: 'Revise el IMEI: son 15 cifras y la última las comprueba',
  abovePrice: 'Debe ser mayor que el precio',
  notSellable: 'Lo defectuoso o dañado no vuelve al inventario',
  max12: 'Como máximo 12, separados por comas',
  slug: 'Use solo letras minúsculas sin acentos, números y guiones',
} as const

/** Refusals that staff alone get. */
export const staffErrors = {
  invoiced: 'El pedido tiene una factura. Anúlela antes con una nota de crédito.',
  serialTaken: 'Ese número de serie ya está en otro pedido o no está en venta.',
  serialMismatch: 'Lo que se entrega no es lo que se preparó: revise los números de serie o diga el motivo.',
} as const
