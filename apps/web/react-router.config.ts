import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './worker/build-worker.ts'

export default {
  ssr: true,
  // One hashed manifest for the whole site: no request per link, and the service worker can cache it.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    // The worker lists the files of the browser build, so it is built last.
    await buildWorker(client)
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // One file per page: fewer requests, and a shorter route manifest.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
