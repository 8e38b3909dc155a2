import { fillPlaceholders } from '@tecnoclick/domain/platform/fill-placeholders'

export type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

/** Replaces `{name}` in a text of the mails or the office. A missing value is a compile error. */
export function fillText<Text extends string>(
  text: Text,
  values: { readonly [Name in PlaceholdersIn<Text>]: string | number },
): string {
  const given = new Map(Object.entries<string | number>(values))
  return fillPlaceholders(text, (name) => given.get(name))
}
