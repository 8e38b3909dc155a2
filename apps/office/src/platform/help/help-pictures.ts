const found: Record<string, string> = import.meta.glob('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Screenshots by the name of their page; a desk without one is told in words alone. */
export const helpPictures: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ''), address]),
)
