/** Header of the CSV of translations, and the errors of a row. Office only. */
export const translationCsv = {
  columns: { area: 'Parte', source: 'Texto en español', en: 'Inglés', ru: 'Ruso', ar: 'Árabe' },
  problems: {
    broken: 'No se pudo leer el archivo como CSV.',
    empty: 'El archivo no tiene filas.',
    column: 'Falta la columna {name}.',
    tooManyRows: 'El archivo tiene más de {max} filas.',
    source: 'La tienda no tiene este texto.',
    twice: 'Este texto ya está en la línea {line} del archivo.',
    long: 'El texto tiene más de {max} caracteres.',
    braces: 'Conserve lo que el texto original tiene entre llaves, tal como está.',
  },
} as const
