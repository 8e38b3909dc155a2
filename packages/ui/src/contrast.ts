/** Linear-light sRGB; a channel outside 0..1 is outside the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const notation = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/

export function findOklch(css: string): Oklch | undefined {
  const [, lightness, chroma, hue] = notation.exec(css.trim()) ?? []
  if (lightness === undefined) return undefined
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) }
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** WCAG 2.2, relative luminance; the channels are linear already. */
function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}

function shown(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}

export function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  return ratio < 1 ? 1 / ratio : ratio
}
