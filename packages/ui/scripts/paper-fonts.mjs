import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * `node packages/ui/scripts/paper-fonts.mjs` writes the fonts of `apps/api/src/platform/papers/fonts` after an update of the packages:
 * two weights of each script, uncompressed, as the PDF library reads them fastest.
 */
const scripts = {
  latin: '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  'latin-ext': '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  cyrillic: '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  symbols: '@fontsource-variable/onest/files/onest-symbols-wght-normal.woff2',
}
/** Each document reads the features again, which takes longer than drawing: letters of these scripts need none. */
const none = []
const joining = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk']
const weights = { regular: 400, bold: 700 }

for (const [weight, wght] of Object.entries(weights)) {
  for (const [script, path] of Object.entries(scripts))
    await write(`onest-${script}-${weight}`, path, { variationAxes: { wght }, keepFeatures: none })
  const arabic = `@fontsource/almarai/files/almarai-arabic-${wght}-normal.woff2`
  await write(`almarai-${weight}`, arabic, { keepFeatures: joining })
}

async function write(name, path, options) {
  const original = await readFile(fileURLToPath(import.meta.resolve(path)))
  const font = await subsetFont(original, '', { targetFormat: 'truetype', keepAllGlyphs: true, ...options })
  await writeFile(new URL(`../../../apps/api/src/platform/papers/fonts/${name}.ttf`, import.meta.url), font)
}
