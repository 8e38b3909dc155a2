import { chmodSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'
import type { StoreFolder } from './store-folder.ts'

export type Owner = { uid: number; gid: number }

/** Whose files PostgreSQL will see as its own; inside a namespace these are ours under another number. */
export function ownerFor(runAs: RunAs): Owner {
  if (runAs.kind === 'user') return { uid: runAs.uid, gid: runAs.gid }
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
}

/** PostgreSQL insists on owning its cluster alone; a copied or moved store often arrives with other owners or modes. */
export function handOver(folder: StoreFolder, owner: Owner): void {
  for (const path of [folder.home, ...readdirSync(folder.home).map((name) => join(folder.home, name))]) {
    const found = lstatSync(path)
    if (found.uid === owner.uid) continue
    lchownSync(path, owner.uid, owner.gid)
    if (path === folder.home || !found.isDirectory()) continue
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(path, name), owner.uid, owner.gid)
    }
  }
  chmodSync(folder.home, 0o700)
  if (lstatSync(folder.cluster, { throwIfNoEntry: false })?.isDirectory()) chmodSync(folder.cluster, 0o700)
}
