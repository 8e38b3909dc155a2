import { hash } from '@node-rs/argon2'

/** As `protectPassword`, for people of tests: what slows down guessing takes 40 ms for each. */
export function protectCheaply(transformed: string): Promise<string> {
  return hash(transformed, { memoryCost: 8, timeCost: 1, parallelism: 1 })
}
