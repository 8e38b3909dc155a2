import { formatSeconds, withProgress } from './progress.mjs'

/**
 * Runs the stages in order, the steps of a stage at the same time. The stages after a failure still run, because one run
 * should find as much as it can, unless the failed step `isRequired` by them. The last line counts what passed and failed.
 */
export async function runSteps(stages) {
  const startedAt = performance.now()
  const results = []
  for (const stage of stages) {
    const ended = await Promise.all(stage.map(timedResult))
    results.push(...ended)
    if (ended.some(({ step, hasPassed }) => step.isRequired && !hasPassed)) break
  }
  printTable([
    ...results.map(({ step, hasPassed, time }) => ({ sign: hasPassed ? '✓' : '✗', name: step.name, time })),
    { sign: ' ', name: 'Total', time: formatSeconds(performance.now() - startedAt) },
  ])
  const failed = results.filter(({ hasPassed }) => !hasPassed)
  for (const { step } of failed) console.error(`✗ "${step.name}" failed, see above.`)
  if (results.length < stages.flat().length) console.error('The steps after it did not run.')
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
  console.error(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return failed.length === 0 ? 0 : 1
}

async function timedResult(step) {
  const startedAt = performance.now()
  const { code, counts } = await runStep(step)
  const hasPassed = code === 0
  return {
    step,
    hasPassed,
    time: formatSeconds(performance.now() - startedAt),
    // A suite may fail without a failed test, as when a file does not load.
    passed: counts?.passed ?? (hasPassed ? 1 : 0),
    failed: hasPassed ? 0 : Math.max(counts?.failed ?? 0, 1),
  }
}

async function runStep({ name, run, isInteractive = false }) {
  if (isInteractive) {
    console.error(`… ${name}`)
    return run()
  }
  const result = await withProgress(name, run)
  if (result.code !== 0) console.error(`\n${result.output}`)
  return result
}

function printTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.error('')
  for (const { sign, name, time } of rows) console.error(`${sign} ${name.padEnd(width)} ${time.padStart(7)}`)
}
