import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How this machine reaches the world. Nothing else of its environment comes along. */
const variable =
  /^((https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_file|npm_config_(registry|cafile|proxy|https_proxy|noproxy))$/i
const npmSetting =
  /^\s*((@[^:=]+:)?registry|\/\/[^=]*|ca(\[\])?|cafile|proxy|https-proxy|noproxy|strict-ssl)\s*=/
const certificateVariable = /^(node_extra_ca_certs|ssl_cert_file|npm_config_cafile)$/i

export function networkVariables(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => variable.test(name) && value))
}

/** The lines of an npmrc that say where the registry is and how to reach it. */
export function networkLines(npmrc) {
  return npmrc.split('\n').filter((line) => npmSetting.test(line))
}

/** Where Debian's npm looks, where the npm of the official Node looks, and what PAM reads for sudo. */
const npmFiles = ['etc/npmrc', 'usr/local/etc/npmrc']
const variablesFile = 'etc/environment'

/** Lets programs in the file system at `root` reach what this machine reaches. */
export function carryNetworkSettings(root) {
  const variables = networkVariables()
  const lines = ['globalconfig', 'userconfig'].flatMap((name) => networkLines(read(npmConfig(name))))
  const certificates = [
    ...Object.entries(variables).flatMap(([name, file]) => (certificateVariable.test(name) ? [file] : [])),
    ...lines.flatMap((line) => line.match(/^\s*cafile\s*=\s*"?([^"]*)"?\s*$/)?.[1] ?? []),
  ]
  for (const file of new Set(certificates)) if (existsSync(file)) copy(file, root)
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copy(file, root)
  for (const file of npmFiles) write(join(root, file), lines)
  write(
    join(root, variablesFile),
    Object.entries(variables).map(([name, value]) => `${name}=${value}`),
  )
}

function npmConfig(name) {
  const env = { ...process.env, npm_config_loglevel: 'silent' }
  return execFileSync('npm', ['config', 'get', name], { encoding: 'utf8', env, cwd: '/' }).trim()
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Keeps the path, so that settings which name the file stay true. */
function copy(file, root) {
  const target = join(root, file)
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { force: true }) // may be a link that leads out of the root
  copyFileSync(file, target)
}

function write(file, lines) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
}
