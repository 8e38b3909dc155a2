/** Header of the CSV of delivery zones, and the errors of a row. Office only. */
export const zoneCsv = {
  columns: {
    state: 'Provincia',
    city: 'Municipio',
    mode: 'Entrega',
    daysFrom: 'Días desde',
    daysTo: 'Días hasta',
    fee: 'Envío {currency}',
    minimum: 'Mínimo {currency}',
  },
  modes: { yes: 'sí', no: 'no', arranged: 'a convenir' },
  problems: {
    broken: 'No se pudo leer el archivo como CSV.',
    empty: 'El archivo no tiene filas.',
    column: 'Falta la columna {name}.',
    unknownColumn: 'No se conoce la columna {name}.',
    tooManyRows: 'El archivo tiene más de {max} filas.',
    state: 'No existe la provincia {name}.',
    city: 'No existe el municipio {name} en esa provincia.',
    mode: 'Escriba sí, no o a convenir.',
    amount: 'Escriba un importe, como 1.50.',
    days: 'Escriba los dos números de días, de menor a mayor, hasta 90.',
    twice: 'Este lugar ya está en la línea {line} del archivo.',
  },
} as const
