export interface Contact {
  name: string | null
  phone: string | null
}

/**
 * Who receives an order: name and phone come from the first source that has them (selling.md#recipient). Undefined if
 * nobody knows a phone to call.
 */
export function recipientOf(
  sources: readonly (Contact | undefined)[],
): { name: string | null; phone: string } | undefined {
  const phone = firstOf(sources.map((source) => source?.phone))
  return phone ? { name: firstOf(sources.map((source) => source?.name)) ?? null, phone } : undefined
}

function firstOf(texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.map((text) => text?.trim()).find(Boolean)
}
