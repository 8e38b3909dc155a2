import { randomKey } from '@tecnoclick/contract/platform/request-key'

/** The same words have the same key until the page is left: a second try after a broken line is the same message. */
export function createMessageKeys(): (form: FormData) => string {
  let last: { words: string; key: string } | undefined
  return (form) => {
    const words = JSON.stringify([...form].filter(([, value]) => typeof value === 'string'))
    if (last?.words !== words) last = { words, key: randomKey() }
    return last.key
  }
}
