/** Replaces each `{name}` by its value, inserted as it is. One without a value stays. */
export function fillPlaceholders(
  text: string,
  findValue: (name: string) => string | number | undefined,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(findValue(name) ?? whole))
}
