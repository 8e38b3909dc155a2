/** What an adult reads on a screen. */
const wordsPerMinute = 220

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}
