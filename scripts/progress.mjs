import { texts } from './texts.mjs'

const heartbeatMs = process.stderr.isTTY ? 1000 : 15_000

/** Prints a title, a heartbeat and the time taken. A result with a non-zero `code` counts as a failure. */
export async function withProgress(title, work) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const rewriteLine = (text) => process.stderr.write(`\r\x1b[2K${text}`)
  const print = process.stderr.isTTY ? rewriteLine : (text) => process.stderr.write(`${text}\n`)
  print(`… ${title}`)
  const timer = setInterval(() => print(`… ${title} (${seconds()} s)`), heartbeatMs)
  const finish = (sign) => {
    clearInterval(timer)
    print(`${sign} ${title} (${formatSeconds(performance.now() - started)})`)
    if (process.stderr.isTTY) process.stderr.write('\n')
  }
  try {
    const result = await work()
    finish(result?.code ? '✗' : '✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  }
}

export function formatSeconds(milliseconds) {
  const seconds = milliseconds / 1000
  const digits = seconds < 10 ? 1 : 0
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${seconds.toLocaleString(texts.locale, format)} s`
}
