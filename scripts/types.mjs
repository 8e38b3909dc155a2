import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { toolPath } from './node-runtime.mjs'

/** Threads of the compiler. Two projects at once would each parse the shared packages. */
const checkers = 2

/**
 * One project per environment: plain code, Node (and all tests), and one for each browser bundle. Fewer projects are
 * faster, because each parses the shared packages again.
 */
const projects = [
  'tsconfig.node.json',
  'apps/web',
  'apps/web/worker',
  'apps/office',
  'packages/ui',
  'tsconfig.pure.json',
]

export async function checkTypes(runtime) {
  const generated = await generateRouteTypes(runtime)
  if (generated.code !== 0) return generated
  const failures = []
  for (const project of projects) {
    const { code, output } = await compile(runtime, project)
    if (code !== 0) failures.push(`${project}\n${output}`)
  }
  return { code: failures.length === 0 ? 0 : 1, output: failures.join('\n\n') }
}

/** The web imports the route types that the router generates from routes.ts. */
function generateRouteTypes(runtime) {
  const tool = toolPath(runtime.root, '@react-router/dev', 'react-router')
  return runQuietly(runtime, [tool, 'typegen'], { cwd: join(runtime.root, 'apps', 'web') })
}

/** The native compiler only checks; tools that use the compiler as a library have `typescript`. */
function compile(runtime, project) {
  const buildInfo = `node_modules/.cache/types/${project.replaceAll('/', '-')}.json`
  const tsc = toolPath(runtime.root, 'typescript-native', 'tsc')
  const options = ['--incremental', '--tsBuildInfoFile', buildInfo, '--pretty', 'false']
  return runQuietly(runtime, [tsc, '-p', project, '--checkers', String(checkers), ...options])
}
