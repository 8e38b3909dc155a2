/** Texts of paying an order in another currency; its page gets them with its data. */
export const otherCurrency = {
  title: 'Pagar en otra moneda',
  hint: 'Puede pagar lo que falta, o una parte, en otra moneda, a la tasa de hoy.',
  pay: 'Pagar {amount}',
  rate: '{rate} (tasa del {day})',
  settles: 'Con {amount} paga {settles} de lo que falta.',
} as const
