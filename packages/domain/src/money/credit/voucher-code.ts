/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Twelve letters and digits in three groups, of as many random bytes: sixty bits. */
export function voucherCode(random: ArrayLike<number>): string {
  const letters = Array.from({ length: 12 }, (_, index) => alphabet[(random[index] ?? 0) % alphabet.length])
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** A typed code in its one form; undefined if it is none. */
export function readVoucherCode(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return /^[A-Z0-9]{12}$/.test(letters) ? (letters.match(/.{4}/g) ?? []).join('-') : undefined
}
