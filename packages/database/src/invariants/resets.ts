import type { Invariant } from './invariant.ts'

/** Staff's change of one reset sale, as the audit log tells it. */
const auditOf = (field: string) => `
  select from audit_log join users on users.id = audit_log.actor_id
  where entity = 'reset-sale' and entity_id = reset_sales.id::text and users.role = 'admin'
    and audit_log.after ? '${field}'`

/** INTEGRITY 7. */
export const resetInvariants: readonly Invariant[] = [
  {
    id: '7-transaction-code',
    title: 'Un código de transacción sirve una sola vez, entre pedidos y resets',
    sql: `
      select min(id) from transaction_codes group by lower(btrim(code)) having count(*) > 1
      union all
      select transaction_code_id from (
        select transaction_code_id from payments where transaction_code_id is not null
        union all
        select transaction_code_id from reset_sales
      ) as used group by transaction_code_id having count(*) > 1`,
  },
  {
    id: '7-reset-price',
    title: 'El precio de cada venta de reset es el de su plan',
    sql: `
      select id from reset_sales
      where price <> base_price * case plan when 'permanent' then 10 else 1 end`,
  },
  {
    id: '7-reset-hid',
    title: 'El identificador de hardware llega después de verificar el pago, y la llave después de él',
    sql: `
      select id from reset_sales
      where (hid is not null and (verified_at is null or hid_at < verified_at))
        or (key is not null and (hid is null or key_at < hid_at))`,
  },
  {
    id: '7-downloads',
    title: 'Cada descarga es de quien compró ese archivo, ya verificado, o del personal',
    sql: `
      select downloads.id from downloads
      join users on users.id = downloads.user_id
      left join reset_sales on reset_sales.id = downloads.reset_sale_id
      where case
        when downloads.reset_sale_id is null then users.role <> 'admin'
        else reset_sales.buyer_id <> downloads.user_id or reset_sales.reset_id <> downloads.reset_id
          or reset_sales.verified_at is null or downloads.at < reset_sales.verified_at
      end`,
  },
  {
    id: '7-reset-audited',
    title: 'La descarga y la llave solo se conceden por una acción auditada del personal',
    sql: `
      select id from reset_sales
      where (descargable and not exists (${auditOf('descargable')}))
        or (key is not null and not exists (${auditOf('key')}))`,
  },
]
