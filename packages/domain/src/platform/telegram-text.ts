/** In UTF-16 units, which is never more than what Telegram counts. https://core.telegram.org/bots/api#sendmessage */
export const longestTelegramText = 4096

const ellipsis = '…'
const signature = '\n\n-- \n'
/** As the text of a mail writes a link: its label, and the address in a line of its own. */
const linkBlock = /^[^\n]{1,200}:\nhttps?:\/\/\S+$/gm
const controls = /(?!\n)\p{Cc}/gu

/** The text of a mail as a message without markup: without its signature, cut if need be, its links kept. */
export function telegramText(mail: string): string {
  const plain = mail.replaceAll(controls, '')
  const end = plain.lastIndexOf(signature)
  const body = (end < 0 ? plain : plain.slice(0, end)).trim()
  if (body.length <= longestTelegramText) return body
  const links = (body.match(linkBlock) ?? []).join('\n\n')
  const kept = links === '' || links.length > longestTelegramText / 2 ? '' : `\n\n${links}`
  const rest = kept ? body.replaceAll(linkBlock, '').trim() : body
  const room = longestTelegramText - kept.length - ellipsis.length
  // Half of a surrogate pair is no character.
  return rest.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') + ellipsis + kept
}
