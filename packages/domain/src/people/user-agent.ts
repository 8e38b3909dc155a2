/** What a browser says of itself, in names that are the same in every language. */
export interface BrowserName {
  browser: string | undefined
  system: string | undefined
}

/** In this order: most browsers also name the ones they want to be taken for. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
] as const

/** Android before Linux and iOS before macOS, for the same reason. */
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Programs such as `curl/8.5.0` name themselves first. */
const program = /^(?!Mozilla\b)([A-Za-z][\w.-]{0,29})\/\d/

export function readUserAgent(text: string): BrowserName {
  return {
    browser: nameIn(browsers, text) ?? program.exec(text)?.[1],
    system: nameIn(systems, text),
  }
}

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
