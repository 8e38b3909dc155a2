/** A place in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
export type WalPosition = string

export function parsePosition(position: WalPosition): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
