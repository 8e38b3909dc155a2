import { productFacts } from './product.es.ts'

/** Headers of the product CSV, in its order, and labels of the office's form. */
export const productLabels = {
  sku: 'SKU',
  name: 'Nombre',
  slug: 'Dirección',
  ...productFacts,
  barcode: 'Código de barras',
  brand: 'Marca',
  categories: 'Categorías',
  price: 'Precio USD',
  priceAlt: 'Precio CUP',
  priceMayorista: 'Mayorista USD',
  priceMayoristaAlt: 'Mayorista CUP',
  compareAtPrice: 'Precio anterior USD',
  stock: 'Existencias',
  warrantyMonths: 'Garantía (meses)',
  badges: 'Etiquetas',
  featured: 'Destacado',
  enable: 'A la venta',
  attributes: 'Atributos',
  options: 'Opciones',
  images: 'Imágenes',
  description: 'Descripción',
} as const

/** What the product CSV says besides its headers, and the errors of a row. */
export const productCsv = {
  columns: productLabels,
  yes: 'sí',
  no: 'no',
  reason: 'Importación CSV',
  initialStock: 'Existencia inicial',
  problems: {
    noSku: 'La fila no tiene SKU.',
    twice: 'Este SKU ya está en la línea {line} del archivo.',
    boolean: 'Escriba sí o no.',
    number: 'Escriba un número, como 249.90.',
    stock: 'Escriba un número entero, de 0 en adelante.',
    list: 'No se entiende esta lista.',
    options: 'No se entienden las opciones.',
    unknown: 'No existe: {name}.',
    taken: 'Ya lo usa otro producto.',
    abovePrice: 'Debe ser mayor que el precio.',
    pricesForbidden: 'Falta el permiso para cambiar precios.',
    stale: 'Otra persona cambió este producto mientras se importaba. Importe de nuevo.',
    unusual: 'El precio se aparta mucho de lo normal. Compruebe que es correcto.',
    refused: 'La base de datos no aceptó esta fila.',
  },
  file: {
    empty: 'El archivo no tiene filas.',
    noSkuColumn: 'Falta la columna SKU en la primera línea.',
    unknownColumn: 'No se conoce la columna «{name}».',
    repeatedColumn: 'La columna «{name}» está dos veces.',
    broken: 'El archivo no es un CSV válido: hay una comilla sin cerrar.',
    tooManyRows: 'El archivo tiene demasiadas filas: hasta {max}.',
  },
} as const
