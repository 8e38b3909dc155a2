/** Where the finished pictures lie; the seed only copies them into the shop. */
export const results = new URL('../../../packages/database/src/seed/pictures', import.meta.url).pathname
