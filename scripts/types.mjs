import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { toolPath } from './node-runtime.mjs'

const atOnce = 2

/** Checks every workspace that has a tsconfig, and the tests that are compiled apart from their code; two at a time. */
export async function checkTypes(runtime) {
  const generated = await generateRouteTypes(runtime)
  if (generated.code !== 0) return generated
  const waiting = projects(runtime.root)
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
  const memory = `node_modules/.cache/types/${project.replace('/', '-')}.json`
  const tsc = toolPath(runtime.root, 'typescript', 'tsc')
  const options = ['--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false']
  return runQuietly(runtime, [tsc, '-p', project, ...options])
}

function projects(root) {
  const nested = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  const workspaces = [...nested, 'e2e', 'bench', 'pictures']
  return [
    ...workspaces.filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))),
    'tsconfig.tests.json',
  ]
}
