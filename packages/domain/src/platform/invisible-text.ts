/**
 * Characters that are not drawn: zero-width ones, direction marks, fillers, tags, annotations and the blank of Braille. With
 * them one name can look like another, and one code can exist twice.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** Selects the coloured form of a symbol: part of what a keyboard writes for an emoji. */
const emojiForm = /(?<=\p{Extended_Pictographic})\ufe0f/gu

/**
 * Whether a name, number or code has a character that nobody sees (platform.md#input-rules). Longer texts may have them: emoji
 * and some languages are joined by them.
 */
export function hasInvisibleCharacters(text: string): boolean {
  return invisible.test(text.replaceAll(emojiForm, ''))
}
