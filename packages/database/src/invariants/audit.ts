import { sealedText } from '../audit-chain.ts'
import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 12. Hashed by PostgreSQL, while the seals were hashed by Node. */
export const auditInvariants: readonly Invariant[] = [
  {
    id: '12-audit-chain',
    title: 'The hash chain of the audit log is whole: no sealed entry was changed, removed or put in between',
    sql: `
      select position from (
        select s.position, s.hash, ${sealedText} as text,
          coalesce(lag(s.position) over chain, 0) as position_before, coalesce(lag(s.hash) over chain, '') as hash_before
        from audit_seals as s left join audit_log as a on a.id = s.audit_id
        window chain as (order by s.position)
      ) as seal
      where position <> position_before + 1 or hash <> sha256(hash_before || convert_to(text, 'UTF8'))`,
  },
  {
    id: '12-audit-sealed',
    title: 'Every entry of the audit log is sealed within 15 minutes',
    sql: `
      select a.id from audit_log as a
      where not exists (select from audit_seals as s where s.audit_id = a.id)
        and a.at < (select max(at) from audit_log) - interval '15 minutes'`,
  },
]
