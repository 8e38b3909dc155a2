import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { clusterName } from './cluster-processes.ts'
import { type Credentials, scramVerifier } from './credentials.ts'
import type { RunAs } from './run-as.ts'
import { runProgram } from './run-program.ts'
import { settingArguments } from './settings.ts'
import type { StoreFolder } from './store-folder.ts'

const onlyWithPassword = `# Every connection needs a password.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`

/** Whether every line of pg_hba.conf requires a password. Earlier versions trusted every local connection. */
export function requiresPasswords({ cluster }: StoreFolder): boolean {
  let text: string
  try {
    text = readFileSync(join(cluster, 'pg_hba.conf'), 'utf8')
  } catch {
    return false
  }
  const rules = text.split('\n').filter((line) => /^\s*[^#\s]/.test(line))
  return rules.length > 0 && rules.every((rule) => /\sscram-sha-256\s*$/.test(rule))
}

type Reset = { folder: StoreFolder; binaries: Binaries; credentials: Credentials }

/**
 * Makes the password of the superuser valid again, whatever it was. PostgreSQL must not be running: its single-user mode
 * asks for no password and listens nowhere, so nobody else gets in meanwhile.
 */
export async function resetAccess({ folder, binaries, credentials }: Reset, runAs: RunAs): Promise<void> {
  const { user, password } = credentials.admin
  const settings = {
    cluster_name: clusterName(folder.cluster),
    exit_on_error: 'on',
    logging_collector: 'off',
  }
  const args = ['--single', '-D', folder.cluster, ...settingArguments('-c', settings), 'template1']
  const statements = [
    `do $$ begin if to_regrole('${user}') is null then create role ${user}; end if; end $$`,
    `alter role ${user} superuser login password '${scramVerifier(password)}'`,
  ]
  await runProgram(folder, runAs, binaries.postgres, args, `${statements.join('\n')}\n`)
  await replaceFile(folder, runAs, join(folder.cluster, 'pg_hba.conf'), onlyWithPassword)
}

/** As PostgreSQL's user where that is another: it could make root follow a link. */
async function replaceFile(folder: StoreFolder, runAs: RunAs, path: string, content: string): Promise<void> {
  if (runAs.kind === 'self') {
    writeFileSync(`${path}.new`, content, { mode: 0o600 })
    renameSync(`${path}.new`, path)
    return
  }
  const script = 'umask 077 && cat > "$0.new" && mv -f "$0.new" "$0"'
  await runProgram(folder, runAs, '/bin/sh', ['-c', script, path], content)
}
