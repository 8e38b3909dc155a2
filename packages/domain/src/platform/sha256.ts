/** FIPS 180-4. Written out because `crypto.subtle` is absent on plain HTTP and this package knows no platform. */
export function sha256Hex(message: Uint8Array): string {
  const state = Uint32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  )
  const padded = pad(message)
  const schedule = new Uint32Array(64)
  for (let start = 0; start < padded.byteLength; start += 64) {
    expand(new DataView(padded.buffer, start, 64), schedule)
    compress(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** §5.1.1: a one bit, zeros, and the length in bits in the last eight bytes. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  return padded
}

function expand(block: DataView, schedule: Uint32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(i * 4)
  for (let i = 16; i < 64; i++) {
    const before15 = at(schedule, i - 15)
    const before2 = at(schedule, i - 2)
    const small0 = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3)
    const small1 = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10)
    schedule[i] = at(schedule, i - 16) + small0 + at(schedule, i - 7) + small1
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  const work = state.slice()
  for (let i = 0; i < 64; i++) {
    const [a, b, c, e, f, g] = [at(work, 0), at(work, 1), at(work, 2), at(work, 4), at(work, 5), at(work, 6)]
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = at(work, 7) + big1 + choice + at(roundConstants, i) + at(schedule, i)
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    work.copyWithin(1, 0, 7)
    work[4] = at(work, 4) + first
    work[0] = first + big0 + majority
  }
  for (let i = 0; i < 8; i++) state[i] = at(state, i) + at(work, i)
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

/** §4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = Uint32Array.from(firstPrimes(64), cubeRootFraction)

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

function cubeRootFraction(prime: number): number {
  return Number(integerCubeRoot(BigInt(prime) << 96n) & 0xffffffffn)
}

/** Newton's method from above; exact where `Math.cbrt` would be a bit off. */
function integerCubeRoot(value: bigint): bigint {
  let root = 1n << 40n
  for (;;) {
    const next = (2n * root + value / (root * root)) / 3n
    if (next >= root) return root
    root = next
  }
}
