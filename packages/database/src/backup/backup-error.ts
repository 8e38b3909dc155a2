export type BackupProblem =
  | 'not-found'
  | 'not-a-backup'
  | 'damaged'
  | 'newer'
  | 'foreign'
  | 'file-exists'
  | 'no-store'
  | 'not-empty'

/** Why a backup or restore failed. The message is one Spanish sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly problem: BackupProblem

  constructor(problem: BackupProblem, subject: string, options?: ErrorOptions) {
    super(sentences[problem](subject), options)
    this.problem = problem
  }
}

const untouched = 'No se ha cambiado nada.'

const sentences: Record<BackupProblem, (subject: string) => string> = {
  'not-found': (file) => `No existe el archivo ${file}: indique la copia que quiere restaurar. ${untouched}`,
  'not-a-backup': (file) => `${file} no es una copia de seguridad de TecnoClick. ${untouched}`,
  damaged: (file) => `La copia ${file} está dañada o incompleta: use otra. ${untouched}`,
  newer: (what) =>
    `La copia es de una versión más nueva de la tienda (${what}): actualice la tienda y repita la orden. ${untouched}`,
  foreign: (migration) =>
    `La copia viene de una tienda con otra migración ${migration}: restáurela con la versión que la hizo. ${untouched}`,
  'file-exists': (file) => `Ya existe ${file}: indique otro nombre. ${untouched}`,
  'no-store': () => 'En esta base de datos no hay ninguna tienda que copiar.',
  'not-empty': (found) =>
    `La base de datos no está vacía (${found}): restaure en una base nueva, o en otra carpeta con DATA_DIR. ${untouched}`,
}
