const heartbeat = process.stderr.isTTY ? 1000 : 15_000

/** Tells what is going on, that it still goes on, and how long it took. A result with a `code` failed by it. */
export async function withProgress(title, work) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const rewrite = (text) => process.stderr.write(`\r\x1b[2K${text}`)
  const tell = process.stderr.isTTY ? rewrite : (text) => process.stderr.write(`${text}\n`)
  tell(`… ${title}`)
  const timer = setInterval(() => tell(`… ${title} (${seconds()} s)`), heartbeat)
  const finish = (sign) => {
    clearInterval(timer)
    tell(`${sign} ${title} (${formatSeconds(performance.now() - started)})`)
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
  return `${seconds.toFixed(seconds < 10 ? 1 : 0).replace('.', ',')} s`
}
