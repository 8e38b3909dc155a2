import '../quick-start.ts'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { BackupError } from '@tecnoclick/database/backup/backup-error'
import { verifyBackup } from '@tecnoclick/database/backup/verify-backup'
import { writeBackup } from '@tecnoclick/database/backup/write-backup'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { readConfiguration } from '../configuration.ts'
import { callerFolder, print, runCommand } from './run-command.ts'
import { secondsSince, showProgress } from './show-progress.ts'
import { hasStore, withDatabase } from './with-database.ts'

/** `npm run backup [file]`: the shop keeps running meanwhile. */
await runCommand('No se pudo hacer la copia de seguridad', async ([given]) => {
  const configuration = readConfiguration(process.env)
  if (!hasStore(configuration)) throw new BackupError('no-store', '')
  const now = new Date()
  const file = given ? resolve(callerFolder(), given) : join(configuration.dataDir, 'backups', nameFor(now))
  await mkdir(dirname(file), { recursive: true })
  const startedAt = performance.now()
  await withDatabase(configuration, (url) =>
    writeBackup({ url, file, now, progress: showProgress('Copiando') }),
  )
  const { tables, rows } = await verifyBackup(file)
  const { size } = await stat(file)
  print(`✓ Copia hecha y comprobada: ${file}`)
  print(`  ${tables.size} tablas, ${rows} filas, ${formatBytes(size, 'es')}, en ${secondsSince(startedAt)}.`)
})

/** `tecnoclick-2026-01-31T12-30-59.backup.zst`, in UTC: sorting by name sorts by time. */
function nameFor(now: Date): string {
  return `tecnoclick-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.zst`
}
