import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './worker/build-worker.ts'

export default {
  ssr: true,
  // One hashed manifest for the whole site: no request per link, and the service worker can keep it.
  routeDiscovery: { mode: 'initial' },
  // It names the files of the browser's build, so that it comes after all of them.
  buildEnd: ({ reactRouterConfig }) => buildWorker(join(reactRouterConfig.buildDirectory, 'client')),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
