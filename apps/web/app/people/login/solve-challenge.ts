import { foldEmail } from '@tecnoclick/domain/people/email'
import { type Challenge, findProof } from '@tecnoclick/domain/platform/proof-of-work'

const numbersAtOnce = 50
const pieceMs = 10

/** The proof of work of a sign-in (platform.md#rate-limits), found in short pieces so that the page stays responsive. */
export async function solveChallenge(challenge: Challenge, email: string): Promise<string> {
  const subject = foldEmail(email)
  let from = 0
  for (;;) {
    const pause = performance.now() + pieceMs
    while (performance.now() < pause) {
      const proof = findProof(challenge, subject, { from, count: numbersAtOnce })
      if (proof) return proof
      from += numbersAtOnce
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}
