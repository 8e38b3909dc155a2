import '../quick-start.ts'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { BackupError } from '@tecnoclick/database/backup/backup-error'
import { verifyBackup } from '@tecnoclick/database/backup/verify-backup'
import { writeBackup } from '@tecnoclick/database/backup/write-backup'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { readConfiguration } from '../configuration.ts'
import { runCommand, tell, typedIn } from './run-command.ts'
import { secondsSince, showProgress } from './show-progress.ts'
import { hasStore, withDatabase } from './with-database.ts'

/** `npm run backup [file]`: the shop goes on while it is copied. */
await runCommand('No se pudo hacer la copia de seguridad', async ([given]) => {
  const configuration = readConfiguration(process.env)
  if (!hasStore(configuration)) throw new BackupError('no-store', '')
  const now = new Date()
  const file = given ? resolve(typedIn(), given) : join(configuration.dataDir, 'backups', nameFor(now))
  await mkdir(dirname(file), { recursive: true })
  const began = performance.now()
  await withDatabase(configuration, (url) =>
    writeBackup({ url, file, now, progress: showProgress('Copiando') }),
  )
  const { tables, rows } = await verifyBackup(file)
  const { size } = await stat(file)
  tell(`✓ Copia hecha y comprobada: ${file}`)
  tell(`  ${tables.size} tablas, ${rows} filas, ${formatBytes(size, 'es')}, en ${secondsSince(began)}.`)
})

/** `tecnoclick-2026-01-31T12-30-59.backup.zst`, in UTC: sorted by name they are sorted by time. */
function nameFor(now: Date): string {
  return `tecnoclick-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.zst`
}
