/** The page of the link in a mail of 'Avíseme'. */
export const alerts = {
  title: 'Sus avisos de productos',
  waiting: {
    one: 'Queda {count} aviso pendiente para {email}: le escribiremos cuando llegue el producto.',
    other: 'Quedan {count} avisos pendientes para {email}: le escribiremos cuando lleguen los productos.',
  },
  none: 'No hay ningún aviso pendiente para {email}: no le escribiremos más sobre productos.',
  end: 'No recibir más avisos',
  catalogue: 'Ver los productos',
  badTitle: 'Este enlace ya no sirve',
  badText: 'Use el enlace del último aviso que recibió.',
} as const
