// Checks the version before it imports anything: older Nodes cannot parse the other files.
const oldestNode = 20

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `TecnoClick necesita Node ${oldestNode} o posterior; esta máquina tiene ${process.version}. Instálelo desde https://nodejs.org.\n` +
      `TecnoClick needs Node ${oldestNode} or later; this machine has ${process.version}. Install it from https://nodejs.org.`,
  )
  process.exit(1)
}

void import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
