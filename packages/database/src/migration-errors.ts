/** The database was migrated by a newer version of the shop; this version would damage it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
  readonly unknown: string[]
  constructor(unknown: string[]) {
    super(
      `The database belongs to a newer version of the shop (unknown migrations: ${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made before the upgrade.',
    )
    this.unknown = unknown
  }
}

/** The file of an applied migration has changed, so the files no longer describe the database. */
export class ChangedMigrationError extends Error {
  override readonly name = 'ChangedMigrationError'
  readonly migration: string
  constructor(migration: string) {
    super(`Migration ${migration} was changed after it had been applied. Restore the file and add a new one.`)
    this.migration = migration
  }
}
