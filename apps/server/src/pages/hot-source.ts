import type { ServerBuild } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import type { Folders } from '../folders.ts'
import { probePort } from '../http/listen.ts'
import type { Handler } from '../http/request-facts.ts'
import type { WebSource } from './web-source.ts'

/** Pages from their sources, with hot reload. */
export async function openHotSource(folders: Folders): Promise<WebSource> {
  const web = await openVite(folders.web)
  const office = await openVite(folders.office)
  return {
    async bundle() {
      const build = await web.ssrLoadModule('virtual:react-router/server-build')
      return { build: build as unknown as ServerBuild, assets: { messages: noChunks } }
    },
    files: new Map(),
    office: throughVite(office, (_incoming, outgoing) => void outgoing.writeHead(404).end()),
    around: (page) => throughVite(web, page),
    hot: true,
    close: async () => {
      await Promise.all([web.close(), office.close()])
    },
  }
}

/** The hot reload socket has its own port, so that two development servers can run at once. */
async function openVite(root: string): Promise<ViteDevServer> {
  const port = await probePort('127.0.0.1', 0)
  return createServer({ root, server: { middlewareMode: true, hmr: { port } } })
}

function throughVite(vite: ViteDevServer, page: Handler): Handler {
  return (incoming, outgoing, facts) =>
    new Promise((resolve, reject) => {
      outgoing.once('close', resolve)
      vite.middlewares(incoming, outgoing, () => {
        Promise.resolve(page(incoming, outgoing, facts)).then(resolve, reject)
      })
    })
}

/** Vite has no chunks: each page loads the modules it needs. */
const none = { front: '', rest: '' }
const noChunks = { es: none, en: none, ru: none, ar: none }
