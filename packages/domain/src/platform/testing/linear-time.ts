/** Tests run in Node. The package itself compiles without its types. */
declare const process: {
  threadCpuUsage(before?: { user: number; system: number }): { user: number; system: number }
}

/** Quadratic work takes sixteen times as long for four times the input. */
const mostGrowth = 12
const defaultLength = 20_000

/** Too short to be measured, and too short to matter. */
const negligibleMs = 50

const attempts = 5

/**
 * Whether the time of a parser grows with the length of its input, not with its square. Both lengths are measured one after
 * the other, so that the speed of the machine does not count, in time of the processor, so that other programs do not either.
 */
export async function growsLinearly(
  parse: (text: string) => unknown,
  inputOf: (length: number) => string,
  length = defaultLength,
): Promise<boolean> {
  const [short, long] = [inputOf(length), inputOf(4 * length)]
  // The engine interprets a pattern at first, which is ten times slower.
  await parse(short)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const fast = await durationOf(() => parse(short))
    const slow = await durationOf(() => parse(long))
    if (slow <= Math.max(negligibleMs, fast * mostGrowth)) return true
  }
  return false
}

async function durationOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  return process.threadCpuUsage(before).user / 1000
}

/** A text of about this length: the piece again and again, between a beginning and an end. */
export function repeating(piece: string, start = '', end = ''): (length: number) => string {
  return (length) => start + piece.repeat(Math.ceil(length / piece.length)) + end
}
