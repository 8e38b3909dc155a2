import type { Target } from './target.ts'

/** One attempt on the shop. It throws where the attack succeeds. */
export interface Attack {
  /** What the shop does, as a fact. */
  title: string
  /** Takes longer than a few seconds, so `npm test` leaves it out. */
  isSlow?: true
  /** Measures or changes what the others rely on. */
  isAlone?: true
  run(target: Target): Promise<void>
}

export interface AttackGroup {
  name: string
  attacks: readonly Attack[]
}
