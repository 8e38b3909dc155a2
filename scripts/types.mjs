import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { toolPath } from './node-runtime.mjs'

const atOnce = 2

/**
 * What shares a world is compiled together, because every project reads the packages below it again: code without any
 * world, code of Node (and all tests), and one project for each of the browser's.
 */
const projects = [
  'tsconfig.node.json',
  'apps/web',
  'apps/web/worker',
  'apps/office',
  'packages/ui',
  'pictures',
  'tsconfig.pure.json',
]

/** Two at a time: one for each core of a small machine. */
export async function checkTypes(runtime) {
  const generated = await generateRouteTypes(runtime)
  if (generated.code !== 0) return generated
  const waiting = [...projects]
  const failures = []
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await compile(runtime, project)
      if (code !== 0) failures.push(`${project}\n${output}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { code: failures.length === 0 ? 0 : 1, output: failures.join('\n\n') }
}

/** The router writes the types of its routes from the site map; without them the shop does not compile. */
function generateRouteTypes(runtime) {
  const tool = toolPath(runtime.root, '@react-router/dev', 'react-router')
  return runQuietly(runtime, [tool, 'typegen'], { cwd: join(runtime.root, 'apps', 'web') })
}

function compile(runtime, project) {
  const memory = `node_modules/.cache/types/${project.replaceAll('/', '-')}.json`
  const tsc = toolPath(runtime.root, 'typescript', 'tsc')
  const options = ['--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false']
  return runQuietly(runtime, [tsc, '-p', project, ...options])
}
