/** Code 128 (ISO/IEC 15417): any printable ASCII text as bars, read by every scanner. */

/** Widths of bars and spaces of the 103 symbols, the three starts and the stop. */
const widths = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222' +
  '123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321' +
  '232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121' +
  '313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224' +
  '111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111' +
  '111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113' +
  '114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as string[]
const stop = '2331112'

const [startB, startC] = [104, 105]

/** The widths of bars and spaces in turn, a bar first. Undefined for a text that has no bars, such as one with accents. */
export function encodeCode128(text: string): number[] | undefined {
  if (!/^[\x20-\x7e]{1,80}$/.test(text)) return undefined
  const codes = isPairs(text)
    ? pairCodes(text)
    : [startB, ...[...text].map((sign) => sign.charCodeAt(0) - 32)]
  const checksum = codes.reduce((sum, code, place) => sum + code * Math.max(place, 1), 0) % 103
  return [...[...codes, checksum].map((code) => widths[code] ?? '').join(''), ...stop].map(Number)
}

/** Digits alone take half the width. */
function isPairs(text: string): boolean {
  return text.length % 2 === 0 && /^\d+$/.test(text)
}

function pairCodes(text: string): number[] {
  return [startC, ...(text.match(/../g) ?? []).map(Number)]
}
