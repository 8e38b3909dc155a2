import { BackupError } from '@tecnoclick/database/backup/backup-error'
import { EmbeddedPostgresError } from '@tecnoclick/database/embedded/errors'
import { NewerDatabaseError } from '@tecnoclick/database/migration-errors'
import { expect, test } from 'vitest'
import { explainFault } from './explain-fault.ts'
import { Fault } from './fault.ts'

const withCode = (code: string, more = {}) =>
  Object.assign(new Error('in words of the machine'), { code, ...more })

test.each([
  [withCode('ECONNREFUSED'), 'database', 'DATABASE_URL'],
  [new Error('Connection terminated unexpectedly'), 'database', 'No hay conexión'],
  [withCode('57P03'), 'database', 'No hay conexión'],
  [withCode('25006'), 'database', 'No hay conexión'],
  [withCode('28P01'), 'database', 'contraseña de DATABASE_URL'],
  [withCode('3D000'), 'database', 'no existe'],
  [withCode('ENOENT', { syscall: 'connect' }), 'database', 'DATABASE_URL'],
  [withCode('ENOENT', { syscall: 'mkdir' }), 'dataDir', 'DATA_DIR'],
  [withCode('ENOSPC'), 'dataDir', 'No queda espacio'],
  [withCode('EACCES'), 'dataDir', 'Falta permiso'],
  [new Error('Migration failed', { cause: withCode('53100') }), 'dataDir', 'No queda espacio'],
  [new NewerDatabaseError(['9999.sql']), 'newerDatabase', 'versión más nueva'],
  [new BackupError('damaged', '/srv/copia.zst'), 'backup', '/srv/copia.zst está dañada'],
  [new EmbeddedPostgresError('store-in-use', 'Ya hay una tienda.'), 'dataDir', 'Ya hay una tienda.'],
] as const)('%s is reported as a fault of the %s', (error, kind, words) => {
  const fault = explainFault(error)
  expect(fault.kind).toBe(kind)
  expect(fault.message).toContain(words)
  expect(fault.message).not.toContain('\n')
})

test('an unknown error is reported by its first line, without a stack', () => {
  const { kind, message } = explainFault(new Error('first line\nsecond line'))
  expect(kind).toBe('other')
  expect(message).toBe('No se pudo iniciar la tienda: first line')
  expect(explainFault(new Error('x'), 'No se pudo copiar').message).toBe('No se pudo copiar: x')
})

test('a fault is not wrapped again', () => {
  const fault = new Fault('Una frase.', 'port')
  expect(explainFault(fault)).toBe(fault)
})
