import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explainFileError } from './errors.ts'

/** All paths of one embedded PostgreSQL. Real paths, so that a folder with two names is one store. */
export type StoreFolder = {
  dataDir: string
  /** Belongs to the user that PostgreSQL runs as, with everything in it. */
  home: string
  cluster: string
  lockFile: string
  ownerFile: string
  logFile: string
  portFile: string
  /** Outside `home`: it belongs to the user of the shop, and PostgreSQL's user cannot read it. */
  passwordFile: string
}

export function openStoreFolder(dataDir: string): StoreFolder {
  try {
    mkdirSync(dataDir, { recursive: true })
    mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
    const home = realpathSync(join(dataDir, 'postgres'))
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
    const realDataDir = realpathSync(dataDir)
    return {
      dataDir: realDataDir,
      home,
      cluster: join(home, 'cluster'),
      lockFile: join(home, 'store.lock'),
      ownerFile: join(home, 'owner.pid'),
      logFile: join(home, 'postgres.log'),
      portFile: join(home, 'port'),
      passwordFile: join(realDataDir, 'postgres.pgpass'),
    }
  } catch (error) {
    throw explainFileError(error, resolve(dataDir))
  }
}
