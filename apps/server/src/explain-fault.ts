import { BackupError } from '@tecnoclick/database/backup/backup-error'
import { EmbeddedPostgresError } from '@tecnoclick/database/embedded/errors'
import { isLostConnection } from '@tecnoclick/database/lost-connection'
import { ChangedMigrationError, NewerDatabaseError } from '@tecnoclick/database/migration-errors'
import { Fault, type FaultKind } from './fault.ts'

/** Converts an error of the store or of a command to one sentence for the operator. */
export function explainFault(error: unknown, failed = 'No se pudo iniciar la tienda'): Fault {
  if (error instanceof Fault) return error
  if (error instanceof EmbeddedPostgresError) return new Fault(error.message, 'dataDir', { cause: error })
  if (error instanceof BackupError) return new Fault(error.message, 'backup', { cause: error })
  if (error instanceof NewerDatabaseError) {
    return new Fault(
      'La base de datos es de una versión más nueva de la tienda: inicie esa versión, o restaure una copia de seguridad anterior a la actualización. No se ha cambiado nada.',
      'newerDatabase',
      { cause: error },
    )
  }
  if (error instanceof ChangedMigrationError) {
    return new Fault(
      `La migración ${error.migration} ya aplicada fue modificada: recupere el archivo original y añada los cambios en una migración nueva.`,
      'database',
      { cause: error },
    )
  }
  const known = causesOf(error).find((code) => code in sentences)
  const [kind, sentence] = sentences[known ?? ''] ?? unknownFault(error, failed)
  return new Fault(sentence, kind, { cause: error })
}

function unknownFault(error: unknown, failed: string): readonly [FaultKind, string] {
  return isLostConnection(error) ? ['database', unreachable] : ['other', `${failed}: ${messageOf(error)}`]
}

const unreachable =
  'No hay conexión con la base de datos de DATABASE_URL: compruebe que PostgreSQL está en marcha y que la dirección es correcta.'
const refused =
  'PostgreSQL no acepta el usuario o la contraseña de DATABASE_URL: corríjalos e inicie de nuevo.'
const full =
  'No queda espacio en el disco: libere espacio e inicie la tienda de nuevo; no se ha perdido ningún dato.'
const forbidden =
  'Falta permiso para leer o escribir los archivos de la tienda: iníciela con el usuario dueño de la carpeta o indique otra en DATA_DIR.'

const sentences: Readonly<Record<string, readonly [FaultKind, string]>> = {
  '28P01': ['database', refused],
  '28000': ['database', refused],
  '3D000': ['database', 'La base de datos nombrada en DATABASE_URL no existe: créela e inicie de nuevo.'],
  '42501': [
    'database',
    'El usuario de DATABASE_URL no puede crear tablas en esa base de datos: déle permiso.',
  ],
  '53300': ['database', 'PostgreSQL no admite más conexiones: aumente max_connections o baje PROCESSES.'],
  '53100': ['dataDir', full],
  ENOSPC: ['dataDir', full],
  EDQUOT: ['dataDir', full],
  EACCES: ['dataDir', forbidden],
  EPERM: ['dataDir', forbidden],
  EROFS: ['dataDir', forbidden],
  'mkdir ENOENT': ['dataDir', forbidden],
}

/** The codes of an error and its causes, outermost first, also with the system call: `mkdir ENOENT`. */
function causesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code, syscall } = error as NodeJS.ErrnoException
  return [...(code ? [`${syscall} ${code}`, code] : []), ...causesOf(error.cause)]
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
