// Nothing but this check may run before the version is known: older Nodes do not even parse the rest.
const oldestNode = 20

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `TecnoClick necesita Node ${oldestNode} o posterior; esta máquina tiene ${process.version}. ` +
      'Instale una versión actual desde https://nodejs.org y repita la orden.',
  )
  process.exit(1)
}

import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
