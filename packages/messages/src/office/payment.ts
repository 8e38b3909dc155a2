/** Texts shared by payments of orders and of resets. */
export const payment = {
  code: 'Código de transacción',
  reject: 'Rechazar el pago',
  rejectNote: 'Motivo para el cliente',
  rejectHint: 'Por ejemplo: el código no aparece en la cuenta.',
  rejected: 'El pago quedó rechazado y se avisó al cliente.',
} as const
