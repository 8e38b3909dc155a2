import { z } from 'zod'
import type { IssueKey } from './issue-message.ts'

/** An enum that the reference shows as a component of its own, with what each value means. */
export function explainedEnum<const T extends string>(
  values: readonly T[],
  meanings: Readonly<Record<T, string>>,
  error?: { error: IssueKey },
) {
  return z.enum(values, error).meta({ meanings })
}
