import { type Address, isSocket } from './address.ts'
import { clusterName } from './cluster-processes.ts'
import type { Platform } from './platform.ts'

export type Settings = Record<string, string>

/** Written once to postgresql.conf, where the operator may change them: one small machine that also serves the web. */
export const initialSettings: Settings = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_duration_statement: '1s',
}

/** Given with every start, because the launcher itself depends on them. */
export function launcherSettings(platform: Platform, cluster: string, address: Address): Settings {
  return {
    ...platform.settings,
    ...(isSocket(address)
      ? {
          listen_addresses: '',
          // A list: without the quotes a comma in the path would split it.
          unix_socket_directories: `"${address.host.replaceAll('"', '""')}"`,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: address.host, unix_socket_directories: '' }),
    port: String(address.port),
    cluster_name: clusterName(cluster),
    log_destination: 'stderr',
    logging_collector: 'off',
  }
}

export function settingArguments(flag: string, settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => [flag, `${name}=${value}`])
}
