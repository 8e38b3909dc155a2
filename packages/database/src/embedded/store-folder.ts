import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explainFileError } from './errors.ts'

/** Where everything of one embedded PostgreSQL lies. Paths are real ones, so that two names of a folder are one store. */
export type StoreFolder = {
  dataDir: string
  home: string
  cluster: string
  lockFile: string
  ownerFile: string
  logFile: string
}

export function openStoreFolder(dataDir: string): StoreFolder {
  try {
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
    const home = realpathSync(join(dataDir, 'postgres'))
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
    return {
      dataDir: realpathSync(dataDir),
      home,
      cluster: join(home, 'cluster'),
      lockFile: join(home, 'store.lock'),
      ownerFile: join(home, 'owner.pid'),
      logFile: join(home, 'postgres.log'),
    }
  } catch (error) {
    throw explainFileError(error, resolve(dataDir))
  }
}
