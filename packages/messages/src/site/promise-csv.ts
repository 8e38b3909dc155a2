/** Header of the CSV of promises, and the errors of a row. Office only. */
export const promiseCsv = {
  columns: { title: 'Título', text: 'Texto', icon: 'Dibujo', position: 'Orden', enable: 'Visible' },
  yes: 'sí',
  no: 'no',
  problems: {
    broken: 'No se pudo leer el archivo como CSV.',
    empty: 'El archivo no tiene filas.',
    column: 'Falta la columna {name}.',
    tooManyRows: 'El archivo tiene más de {max} filas.',
    twice: 'Este título ya está en la línea {line} del archivo.',
    icon: 'Escriba uno de estos: {icons}.',
    enable: 'Escriba sí o no.',
  },
} as const
