/** What the papers use of libraries that come without types, or with those of an earlier version. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    bbox?: [left: number, top: number, right: number, bottom: number]
    /** Of a table's header. */
    scope?: 'Column' | 'Row'
  }
}

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
