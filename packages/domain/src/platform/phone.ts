/** National numbers have eight digits: a mobile starts with 5 or 6, a landline with its area code (7, 2x, 3x, 4x). */
const nationalPattern = /^[2-7]\d{7}$/

/** E.164 without the plus. */
const foreignPattern = /^[1-9]\d{6,14}$/

/**
 * A typed number in its one form, `+53 5555 0101` or `+13055550101`; undefined if it is not a number. Without a country
 * code it is Cuban (people.md#phones).
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.replace(/[\s().-]/g, '')
  if (!/^\+?\d+$/.test(text)) return undefined
  const digits = text.replace('+', '')
  if (!text.startsWith('+') && !digits.startsWith('00')) {
    return cubanPhone(digits.replace(/^(53|0)(?=\d{8}$)/, ''))
  }
  const international = digits.replace(/^00/, '')
  if (international.startsWith('53')) return cubanPhone(international.slice(2))
  return foreignPattern.test(international) ? `+${international}` : undefined
}

function cubanPhone(national: string): string | undefined {
  if (!nationalPattern.test(national)) return undefined
  if (/^[56]/.test(national)) return `+53 ${national.slice(0, 4)} ${national.slice(4)}`
  const area = national.startsWith('7') ? 1 : 2
  return `+53 ${national.slice(0, area)} ${national.slice(area, area + 3)} ${national.slice(area + 3)}`
}

export function telephoneLink(phone: string): string {
  return `tel:${inOneForm(phone).replace(/[^\d+]/g, '')}`
}

/** Opens a chat with the text ready to send. */
export function whatsappLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${inOneForm(phone).replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}

/** Numbers stored before the rule may have another form. */
function inOneForm(phone: string): string {
  return readPhone(phone) ?? phone
}

/** As a gateway of SMS wants it, `+5355550101`. Undefined for all but Cuban mobiles: others get none, or cost a multiple. */
export function smsNumber(phone: string): string | undefined {
  const digits = inOneForm(phone).replaceAll(' ', '')
  return /^\+53[56]\d{7}$/.test(digits) ? digits : undefined
}
