/** Invented data for the showcase. */
export const sampleCurrencies = {
  USD: { code: 'USD', symbol: '$', decimals: 2 },
  MLC: { code: 'MLC', symbol: 'MLC', decimals: 2 },
  CUP: { code: 'CUP', symbol: 'CUP', decimals: 2 },
} as const

export const sampleOrders = [
  {
    number: 'ORDEN-003',
    date: new Date('2024-05-14T15:00:00Z'),
    status: 'components.timeline.received',
    paid: false,
    total: 123450,
  },
  {
    number: 'ORDEN-002',
    date: new Date('2024-05-11T15:00:00Z'),
    status: 'components.timeline.paid',
    paid: true,
    total: 8900,
  },
  {
    number: 'ORDEN-001',
    date: new Date('2024-05-02T15:00:00Z'),
    status: 'components.timeline.delivered',
    paid: true,
    total: 45000,
  },
] as const
