import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { type FailureLimit, failureLimit } from '../../platform/http/failure-limit.ts'

/** DECISIONS 2.6: 5 failed sign-ins per account and client in 15 minutes. */
export function signInLimit(deps: ApiDeps): FailureLimit {
  return failureLimit(deps, { name: 'sign-in', hits: 5, seconds: minutes(15) / seconds(1) })
}

export function signInSubject(email: string, network: string): string {
  return `${email}:${network}`
}
