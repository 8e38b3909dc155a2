/** Texts of a repair on account page and ticket: how it was taken in, and how its quote is paid. */
export const repairPage = {
  intake: {
    title: 'Cómo se recibió',
    type: 'Tipo de equipo',
    estimate: 'Estimado',
    range: '{from} a {to}',
    marks: 'Daños visibles',
    picture: 'Marcas numeradas en el equipo',
    answers: { yes: 'Sí', no: 'No', untested: 'No se probó' },
    places: {
      topLeft: 'arriba a la izquierda',
      top: 'arriba',
      topRight: 'arriba a la derecha',
      left: 'a la izquierda',
      center: 'en el centro',
      right: 'a la derecha',
      bottomLeft: 'abajo a la izquierda',
      bottom: 'abajo',
      bottomRight: 'abajo a la derecha',
    },
  },
  pay: {
    deposit: 'Pague el anticipo',
    rest: 'Pague la reparación',
    hint: 'Transfiera a esta cuenta y escriba aquí el código de la transacción. Cuenta cuando el taller lo verifique.',
    send: 'Ya pagué',
    code: 'Código de transacción',
    photo: 'Foto del comprobante (opcional)',
    photoHint: 'Una sola, de hasta 5 MB. La ven usted y quien verifica los pagos.',
    photoAlt: 'Con foto del comprobante',
    states: { reported: 'Por verificar', verified: 'Verificado', rejected: 'No llegó' },
  },
} as const
