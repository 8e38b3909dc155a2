/** How one serial number is compared with another: without signs, case and width. '' where there is nothing else. */
export function lettersAndDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
