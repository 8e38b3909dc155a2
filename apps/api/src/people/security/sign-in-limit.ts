import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { type FailureLimit, failureLimit } from '../../platform/http/failure-limit.ts'

/** 5 failed sign-ins per account and network in 15 minutes (platform.md#rate-limits). */
export function signInLimit(deps: ApiDeps): FailureLimit {
  return failureLimit(deps, { name: 'sign-in', hits: 5, seconds: minutes(15) / seconds(1) })
}

export function signInSubject(email: string, network: string): string {
  return `${email}:${network}`
}
