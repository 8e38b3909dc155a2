/** Eight characters that cannot be mistaken for each other on paper. */
const claimAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const claimLength = 8

/** With it somebody adds to their account what is theirs: a repair, a device. `random` gives a byte each. */
export function makeClaimCode(random: Uint8Array): string {
  return Array.from({ length: claimLength }, (_, index) =>
    claimAlphabet.charAt((random[index] ?? 0) % claimAlphabet.length),
  ).join('')
}

/** 'K7PM-4QX2', easier to read aloud and to type. */
export function showClaimCode(code: string): string {
  return `${code.slice(0, claimLength / 2)}-${code.slice(claimLength / 2)}`
}

/** Undefined for anything else. */
export function readClaimCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  const isCode = code.length === claimLength && [...code].every((char) => claimAlphabet.includes(char))
  return isCode ? code : undefined
}
