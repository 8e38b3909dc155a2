const bots = /bot\b|bot\/|crawl|spider|slurp|preview|headless|curl|wget|python|scrapy|monitor/i

/** Programs that look at pages nobody reads; they say so themselves, or they are counted as people. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && bots.test(userAgent)
}
