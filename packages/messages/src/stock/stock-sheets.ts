/** Reasons in the stock ledger. */
export const sheetReasons = { receipt: 'Mercancía recibida', count: 'Conteo físico' } as const
