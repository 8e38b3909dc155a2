import { Fault } from './fault.mjs'
import { formatSeconds, withProgress } from './progress.mjs'

/** Runs the steps in order, stops at the first that fails, and ends with a table of times. Gives the exit code. */
export async function runSteps(steps) {
  const begun = performance.now()
  const done = []
  let failed
  for (const step of steps) {
    const started = performance.now()
    const isFine = await runStep(step)
    done.push({ sign: isFine ? '✓' : '✗', name: step.name, time: formatSeconds(performance.now() - started) })
    if (isFine) continue
    failed = step
    break
  }
  printTable([...done, { sign: ' ', name: 'En total', time: formatSeconds(performance.now() - begun) }])
  if (failed)
    throw new Fault(`Falló «${failed.name}»; arriba está por qué. Los pasos siguientes no se ejecutaron.`)
  console.error('✓ Todo está en orden')
  return 0
}

async function runStep({ name, run, shown = false }) {
  if (shown) {
    console.error(`… ${name}`)
    return (await run()).code === 0
  }
  const { code, output } = await withProgress(name, run)
  if (code !== 0) console.error(`\n${output}`)
  return code === 0
}

function printTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.error('')
  for (const { sign, name, time } of rows) console.error(`${sign} ${name.padEnd(width)} ${time.padStart(7)}`)
}
