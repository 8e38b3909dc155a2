/** Settings of a PostgreSQL whose data nobody needs after a crash. They take effect without a restart. */
export const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
