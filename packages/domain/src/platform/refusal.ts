/** A symbol, so that no JSON body can imitate a refusal. */
const ours = Symbol('refusal')

/**
 * An expected error: a plain value that rules and use cases return. The API knows the status, the text and the fields of each
 * code; here a code is only a word.
 */
export interface Refusal<
  Code extends string = string,
  Issue extends { code: string } = { code: string },
  Challenge = never,
> extends RefusalDetail<Issue, Challenge> {
  readonly [ours]: true
  readonly refused: Code
}

interface RefusalDetail<Issue extends { code: string }, Challenge> {
  /** The error code of each input field, or a text if no code fits. */
  readonly fields?: Record<string, Issue | string>
  /** Values for the placeholders of the message, such as `{name}`. */
  readonly values?: Record<string, string | number>
  readonly retryAfterSeconds?: number
  /** What a sign-in still asks for. */
  readonly secondFactor?: Challenge
}

/** Two signatures: a detail that has texts alone leaves nothing to infer the issues from. */
export function refuse<const Code extends string, Challenge = never>(
  code: Code,
  detail?: RefusalDetail<never, Challenge>,
): Refusal<Code, never, Challenge>
export function refuse<const Code extends string, const Issue extends { code: string }, Challenge = never>(
  code: Code,
  detail: RefusalDetail<Issue, Challenge>,
): Refusal<Code, Issue, Challenge>
export function refuse(code: string, detail = {}): Refusal<string, { code: string }, unknown> {
  return { [ours]: true, refused: code, ...detail }
}

export function isRefusal(outcome: unknown): outcome is Refusal<string, { code: string }, unknown> {
  return typeof outcome === 'object' && outcome !== null && ours in outcome
}
