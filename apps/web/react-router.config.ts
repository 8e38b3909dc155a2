import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // One hashed manifest for the whole site: no request per link, and the service worker can keep it.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
