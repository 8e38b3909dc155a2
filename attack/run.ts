import { writeFileSync } from 'node:fs'
import type { Attack } from './attack.ts'
import { attackGroups } from './attack-groups.ts'
import { type Target, withTarget } from './target.ts'

/** Most attacks wait for answers that are delayed on purpose. */
const lanes = 6

const args = process.argv.slice(2)
const isFast = args.includes('--fast')
const words = args
  .filter((arg) => !arg.startsWith('--'))
  .join(' ')
  .toLowerCase()

/** `npm run attack [words of a title] [-- --fast]`: a line for each attack, and 1 as the exit code where one succeeds. */
const startedAt = performance.now()
const failures: string[] = []
const chosen = attackGroups
  .flatMap(({ name, attacks }) => attacks.map((attack) => ({ ...attack, title: `${name}: ${attack.title}` })))
  .filter(({ title, isSlow }) => title.toLowerCase().includes(words) && !(isFast && isSlow))

await withTarget(async (target) => {
  console.log(`The shop started in ${secondsSince(startedAt)}`)
  const queue = chosen.filter(({ isAlone, isSlow }) => !isAlone && !isSlow).values()
  const work = async () => {
    for (const attack of queue) await report(attack, target)
  }
  await Promise.all(Array.from({ length: lanes }, work))
  for (const attack of chosen.filter(({ isAlone }) => isAlone)) await report(attack, target)
  await Promise.all(
    chosen.filter(({ isSlow, isAlone }) => isSlow && !isAlone).map((attack) => report(attack, target)),
  )
})

async function report({ title, run }: Attack, target: Target): Promise<void> {
  const began = performance.now()
  const line = (result: string) => `${result.padEnd(4)}  ${title} (${secondsSince(began)})`
  try {
    await run(target)
    console.log(line('ok'))
  } catch (error) {
    failures.push(title)
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${line('FAIL')}\n${reason.slice(0, 1500).replaceAll(/^/gm, '      ')}`)
  }
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}

console.log(
  `\n${chosen.length - failures.length} of ${chosen.length} attacks are repelled, in ${secondsSince(startedAt)}.`,
)
if (failures.length > 0) console.log(`These succeed:\n${failures.map((title) => `- ${title}`).join('\n')}`)
const reportFile = process.env.ATTACK_REPORT
if (reportFile)
  writeFileSync(
    reportFile,
    JSON.stringify({ passed: chosen.length - failures.length, failed: failures.length }),
  )
process.exitCode = failures.length > 0 ? 1 : 0
