/** The states where the shop speaks, in mails and in the office. The documents' capitals are on the wire and in the shop. */
export const statusNames = {
  PENDIENTE: 'Pendiente',
  'EN PROCESO': 'En proceso',
  COMPLETADA: 'Completada',
  CANCELADA: 'Cancelada',
} as const
