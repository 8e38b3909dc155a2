/** What the papers use of two libraries that come without types. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array }
    getMirroredCharacter(character: string): string | null
  }
  export default function createBidi(): Bidi
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): { characterSet: number[] }
}
