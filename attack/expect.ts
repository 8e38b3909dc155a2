import assert from 'node:assert/strict'
import type { Answer } from './client.ts'

export function expectStatus(answer: Answer, ...allowed: readonly number[]): void {
  const what = `answered ${answer.status}, not ${allowed.join(' or ')}: ${answer.text.slice(0, 300)}`
  assert.ok(allowed.includes(answer.status), what)
}

export function expectCode(answer: Answer, code: string): void {
  assert.equal(answer.code, code, `answered ${answer.code}, not ${code}: ${answer.text.slice(0, 300)}`)
}

export function expectRefused(answer: Answer): void {
  const isRefused = answer.status >= 400 && answer.status < 500
  assert.ok(isRefused, `answered ${answer.status}: ${answer.text.slice(0, 300)}`)
}

/** Set-up of an attack that has to succeed; an attack on nothing would prove nothing. */
export function made(answer: Answer) {
  if (answer.status >= 300)
    throw new Error(`The set-up failed: ${answer.status} ${answer.text.slice(0, 500)}`)
  return answer.text ? answer.json() : undefined
}
