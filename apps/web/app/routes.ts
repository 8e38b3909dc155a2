import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type SiteNode, siteMap } from './pages.ts'

function toRoute(node: SiteNode): RouteConfigEntry {
  const id = node.id === undefined ? {} : { id: node.id }
  if (node.kind === 'layout') return layout(node.file, id, node.children.map(toRoute))
  return node.path === '' ? index(node.file, id) : route(node.path, node.file, id)
}

export default [layout('shell/session/session-watch.tsx', siteMap.map(toRoute))] satisfies RouteConfig
