import { clusterName } from './cluster-processes.ts'

export type Settings = Record<string, string>

/** Written once into postgresql.conf, where the shop may tune them: one small machine that also serves the web. */
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
export function launcherSettings(cluster: string, socketDir: string): Settings {
  return {
    listen_addresses: '',
    port: '5432',
    // A list: quoted, or a comma in the path would split it.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: clusterName(cluster),
    log_destination: 'stderr',
    logging_collector: 'off',
  }
}

export function settingArguments(flag: string, settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => [flag, `${name}=${value}`])
}
