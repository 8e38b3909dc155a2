import { days } from '../platform/duration.ts'

/** The drawings on which damage is marked (workshop.md#taking-in). */
export const outlines = ['phone', 'laptop', 'desktop', 'printer', 'ups', 'box'] as const
export type Outline = (typeof outlines)[number]

/** What staff saw; what nobody looked at is untested. */
export const checkAnswers = ['yes', 'no', 'untested'] as const
export type CheckAnswer = (typeof checkAnswers)[number]

export const questionsPerType = 20
export const phrasesPerType = 12
export const longestQuestion = 120
export const marksPerIntake = 12
export const longestMark = 100
export const longestConditions = 4000

/** Places are thousandths of the picture's width and height, from its left upper corner. */
export const markScale = 1000

export const markPlaces = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'center',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const
export type MarkPlace = (typeof markPlaces)[number]

interface Point {
  x: number
  y: number
}

/** Where on the picture a mark is, in words: for who does not see it, and on paper. */
export function placeOf({ x, y }: Point): MarkPlace {
  return markPlaces[third(y) * 3 + third(x)] ?? 'center'
}

function third(value: number): number {
  return Math.min(2, Math.max(0, Math.floor((value * 3) / markScale)))
}

/** The middle of a place, for a mark that is chosen from a list. */
export function pointOf(place: MarkPlace): Point {
  const index = markPlaces.indexOf(place)
  const middle = (cell: number) => Math.round(((cell + 0.5) * markScale) / 3)
  return { x: middle(index % 3), y: middle(Math.floor(index / 3)) }
}

/** The box of a signature, in which its strokes are whole numbers. */
export const signatureBox = { width: 600, height: 200 } as const
export const longestSignature = 12_000
/** Strokes of straight lines and nothing else: it is drawn as it is stored. */
export const signaturePattern = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/

const oldestIntake = days(30)

/** When a device was taken in, by the clock of whoever did; a clock that is wrong does not count. */
export function intakeMoment(sent: Date | undefined, now: Date): Date {
  if (!sent || sent > now || sent.getTime() < now.getTime() - oldestIntake) return now
  return sent
}

interface SignedConditions {
  version: number
  text: string
}

/**
 * Whether the shop's conditions may have been what was signed: the present ones word by word, or an earlier version that
 * was on a screen without a connection.
 */
export function mayBeSigned(signed: SignedConditions, present: SignedConditions): boolean {
  if (signed.version === present.version) return signed.text === present.text
  return signed.version < present.version
}
