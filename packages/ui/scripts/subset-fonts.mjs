import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * `node packages/ui/scripts/subset-fonts.mjs` writes the fonts of `src/fonts` after an update of the package: the weights
 * and features that the styles use, two thirds of the original bytes.
 */
const weights = { min: 400, max: 800 }
const features = ['kern', 'mark', 'ccmp', 'locl', 'tnum']

for (const subset of ['latin', 'latin-ext', 'cyrillic']) {
  const original = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`),
  )
  const font = await subsetFont(await readFile(original), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
  await writeFile(new URL(`../src/fonts/onest-${subset}.woff2`, import.meta.url), font)
}
