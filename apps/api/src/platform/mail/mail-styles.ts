/** The tokens of packages/ui as hexadecimal: mail programs read neither OKLCH nor custom properties. */
const light = {
  canvas: '#f9f7f4',
  surface: '#ffffff',
  sunken: '#f2efea',
  ink: '#121d38',
  muted: '#535b6b',
  line: '#e2dfd9',
  link: '#1252e0',
}
const dark: typeof light = {
  canvas: '#0c101a',
  surface: '#141926',
  sunken: '#1e2432',
  ink: '#f3f0ea',
  muted: '#b4afa4',
  line: '#2f3544',
  link: '#84b2fa',
}
const band = { ground: '#0f1b3e', text: '#fbfaf7', muted: '#bcc4d5' }
const action = { ground: '#1356ed', text: '#ffffff' }

const family = "font-family:'Onest',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const cell = `padding:8px 0;border-bottom:1px solid ${light.line};vertical-align:top`
const headCell = `${cell};font-size:14px;font-weight:600;color:${light.muted}`
const toTheRight = 'padding-left:12px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums'

const styles = {
  canvas: `margin:0;padding:0;background-color:${light.canvas};color:${light.ink};${family};font-size:16px;line-height:24px`,
  /** The preview text in a list of mails. */
  preview: 'display:none;max-height:0;overflow:hidden',
  page: 'max-width:600px;margin:0 auto;padding:16px',
  band: `padding:20px 24px;border-radius:16px 16px 0 0;background-color:${band.ground};color:${band.text}`,
  storeName: `margin:0;font-size:20px;line-height:26px;font-weight:700;color:${band.text}`,
  tagline: `margin:4px 0 0;font-size:14px;line-height:20px;color:${band.muted}`,
  sheet: `padding:24px;border-radius:0 0 16px 16px;background-color:${light.surface};color:${light.ink};overflow-wrap:anywhere`,
  heading: 'margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700',
  paragraph: 'margin:0 0 16px',
  subheading: 'margin:24px 0 8px;font-size:20px;line-height:26px;font-weight:700',
  list: 'margin:0 0 16px;padding:0 24px',
  item: 'margin:0 0 4px',
  quote: `margin:0 0 16px;padding:8px 16px;border-radius:10px;background-color:${light.sunken};color:${light.ink}`,
  product: `width:100%;margin:0 0 16px;border-collapse:separate;border-spacing:0;border:1px solid ${light.line};border-radius:10px`,
  productPicture: 'width:96px;padding:12px;vertical-align:middle',
  picture:
    'display:block;width:96px;height:96px;object-fit:contain;border:0;border-radius:6px;background-color:#ffffff',
  productText: 'padding:12px;vertical-align:middle',
  productName: 'margin:0;font-weight:600',
  price: 'margin:4px 0;font-size:20px;line-height:26px;font-weight:700;font-variant-numeric:tabular-nums',
  before: `font-size:14px;font-weight:400;color:${light.muted}`,
  productLink: 'margin:0;font-size:14px;line-height:20px',
  code: `margin:0 0 16px;padding:16px;border-radius:10px;background-color:${light.sunken};color:${light.ink};font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;text-indent:8px;text-align:center`,
  facts: 'margin:0 0 16px',
  factLabel: `margin:0;font-size:14px;line-height:20px;color:${light.muted}`,
  factValue: 'margin:0 0 8px;font-weight:600',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  headCell: `${headCell};text-align:left`,
  headNumber: `${headCell};${toTheRight}`,
  cell,
  number: `${cell};${toTheRight}`,
  actionLine: 'margin:24px 0 16px',
  action: `display:inline-block;padding:12px 24px;border-radius:10px;background-color:${action.ground};color:${action.text};font-weight:600;text-decoration:none`,
  fallback: `margin:0;font-size:14px;line-height:20px;color:${light.muted}`,
  unsubscribe: 'margin:16px 0 0;font-size:14px;line-height:20px',
  link: `color:${light.link}`,
  footer: `margin:0;padding:16px 24px;font-size:14px;line-height:20px;color:${light.muted}`,
} as const

type StyleName = keyof typeof styles

export function style(name: StyleName): string {
  return `class="${name}" style="${styles[name]}"`
}

/** Colours that change in dark mode; the band and the button keep theirs. */
const darkColours: readonly [StyleName, string][] = [
  ['canvas', `background-color:${dark.canvas};color:${dark.ink}`],
  ['sheet', `background-color:${dark.surface};color:${dark.ink}`],
  ['code', `background-color:${dark.sunken};color:${dark.ink}`],
  ['quote', `background-color:${dark.sunken};color:${dark.ink}`],
  ['product', `border-color:${dark.line}`],
  ['before', `color:${dark.muted}`],
  ['factLabel', `color:${dark.muted}`],
  ['fallback', `color:${dark.muted}`],
  ['footer', `color:${dark.muted}`],
  ['headCell', `color:${dark.muted};border-color:${dark.line}`],
  ['headNumber', `color:${dark.muted};border-color:${dark.line}`],
  ['cell', `border-color:${dark.line}`],
  ['number', `border-color:${dark.line}`],
  ['link', `color:${dark.link}`],
]

export const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkColours
  .map(([name, colours]) => `.${name}{${colours.replaceAll(/(?=;|$)/g, '!important')}}`)
  .join('')}}`
