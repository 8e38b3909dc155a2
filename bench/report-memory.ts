/** `node --import`: says at the end how much memory the process had at most. */
process.on('exit', () => {
  process.stderr.write(`\nmost memory: ${process.resourceUsage().maxRSS} kB\n`)
})
