import { randomInt } from 'node:crypto'
import { formatRecoveryCode, recoveryCodeCount } from '@tecnoclick/domain/people/recovery-code'
import { hashToken } from '../../platform/session/token.ts'

export function drawRecoveryCode(): string {
  return formatRecoveryCode(randomInt(recoveryCodeCount))
}

/** Salted by the account, so that equal codes do not look alike in the table. Tries and time protect a code, not its hash. */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  return hashToken(`${userId}:${code}`)
}
