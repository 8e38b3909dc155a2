import { readFileSync } from 'node:fs'

/** The first block of shell commands after the given words of a page. */
export function shellBlock(file, words) {
  const text = readFileSync(file, 'utf8')
  const at = text.indexOf(words)
  const block = at < 0 ? undefined : text.slice(at).match(/^```sh\n(.*?)^```$/ms)?.[1]
  if (!block) throw new Error(`${file} has no shell commands after "${words}"`)
  return block
}

/** Throws when the text is not there: the page changed and the check has to follow. */
export function substitute(text, pattern, replacement) {
  if (text.search(pattern) < 0) throw new Error(`The page no longer has ${pattern}`)
  return text.replace(pattern, replacement)
}
