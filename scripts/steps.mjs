import { join } from 'node:path'
import { prepare } from './bootstrap.mjs'
import { bundles } from './build.mjs'
import { runForeground, runQuietly } from './child.mjs'
import { toolPath } from './node-runtime.mjs'
import { checkTypes } from './types.mjs'

/** Its output is caught and shown later, so the tool cannot see where it goes. */
const colors = process.stderr.isTTY ? 'force' : 'off'
const sources = ['apps', 'packages', 'e2e', 'bench']

/** A step gives `{ code, output }`; one that is `shown` speaks to the terminal itself. */
export function verifySteps(runtime, rest = []) {
  const tool = (packageName, command) => toolPath(runtime.root, packageName, command)
  return [
    {
      name: 'Formato y estilo',
      run: () =>
        runQuietly(runtime, [
          tool('@biomejs/biome', 'biome'),
          'ci',
          '--error-on-warnings',
          `--colors=${colors}`,
        ]),
    },
    {
      name: 'Quién importa a quién',
      run: () =>
        runQuietly(runtime, [
          tool('dependency-cruiser', 'depcruise'),
          '--config',
          '.dependency-cruiser.mjs',
          ...sources,
        ]),
    },
    { name: 'Tipos', run: () => checkTypes(runtime) },
    // After the types: it follows imports into those that the router generates.
    { name: 'Código sin uso', run: () => runQuietly(runtime, [tool('knip', 'knip')]) },
    {
      name: 'Pruebas de reglas, API y servidor',
      shown: true,
      run: () => runShown(runtime, [tool('vitest', 'vitest'), 'run', ...rest]),
    },
  ]
}

export function testSteps(runtime, rest = []) {
  const playwright = toolPath(runtime.root, '@playwright/test', 'playwright')
  return [
    ...verifySteps(runtime, rest),
    { name: 'Construcción', shown: true, run: () => buildBundles(runtime) },
    {
      name: 'Peso del script de cada página',
      run: () => runQuietly(runtime, ['apps/web/scripts/measure-script.ts']),
    },
    {
      name: 'Pruebas en el navegador',
      shown: true,
      run: () => runShown(runtime, [playwright, 'test'], join(runtime.root, 'e2e')),
    },
  ]
}

async function buildBundles({ root }) {
  await prepare(root, { bundles })
  return { code: 0 }
}

async function runShown(runtime, args, cwd = runtime.root) {
  return { code: await runForeground(runtime, args, { cwd, env: { NODE_ENV: 'test' } }) }
}
