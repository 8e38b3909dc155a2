import { createServer, type Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { Folders } from '../folders.ts'
import type { Handler } from '../http/request-facts.ts'
import type { WebSource } from './web-source.ts'

/** Pages from their sources, with hot reload. */
export async function openHotSource(folders: Folders): Promise<WebSource> {
  const sockets = createServer()
  const web = await openVite(folders.web, sockets)
  const office = await openVite(folders.office, sockets)
  return {
    async bundle() {
      const build = await web.ssrLoadModule('virtual:react-router/server-build')
      return { build: build as unknown as ServerBuild, assets: { messages: noChunks } }
    },
    files: new Map(),
    office: throughVite(office, (_incoming, outgoing) => void outgoing.writeHead(404).end()),
    around: (page) => throughVite(web, page),
    hot: true,
    upgrade: (incoming, socket, head) => void sockets.emit('upgrade', incoming, socket, head),
    close: async () => {
      await Promise.all([web.close(), office.close()])
    },
  }
}

/**
 * The hot reload sockets arrive at the shop's own port, whose server does not exist yet. So open pages find them again after
 * a restart, once the shop answers.
 */
function openVite(root: string, server: Server): Promise<ViteDevServer> {
  return createVite({ root, server: { middlewareMode: true, ws: { server } } })
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
