import { formatSeconds, withProgress } from './progress.mjs'
import { UserError } from './user-error.mjs'

/** Runs the steps in order and stops at the first failure. Prints a table of times at the end. */
export async function runSteps(steps) {
  const startedAt = performance.now()
  const rows = []
  let failed
  for (const step of steps) {
    const stepStartedAt = performance.now()
    const hasPassed = await runStep(step)
    rows.push({
      sign: hasPassed ? '✓' : '✗',
      name: step.name,
      time: formatSeconds(performance.now() - stepStartedAt),
    })
    if (hasPassed) continue
    failed = step
    break
  }
  printTable([...rows, { sign: ' ', name: 'Total', time: formatSeconds(performance.now() - startedAt) }])
  if (failed) throw new UserError(`"${failed.name}" failed, see above. The steps after it did not run.`)
  console.error('✓ All checks passed')
  return 0
}

async function runStep({ name, run, isInteractive = false }) {
  if (isInteractive) {
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
