import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folders = ['apps/web/app', 'packages/ui/src']

/** Attributes and props whose value is shown or read aloud. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'caption',
  'error',
  'header',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
])
const letter = /\p{L}/u

/** Finds literal texts in a component, where a message key is required. */
function writtenTexts(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = literalText(node)
    if (text !== undefined && letter.test(text) && isShown(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${fileName}:${line + 1} ${text.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent
  if (ts.isJsxAttribute(holder)) return textAttributes.has(holder.name.getText())
  return ts.isJsxExpression(node.parent) && (ts.isJsxElement(holder) || ts.isJsxFragment(holder))
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => span.literal.text).join('')
}

function components(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

test.each(folders)('no component in %s has a literal text', (folder) => {
  const files = components(folder)
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => writtenTexts(relative(root, file), readFileSync(file, 'utf8')))).toEqual([])
})

test('texts are found as children, in braces, templates and text attributes', () => {
  const texts = [
    '<p>Hola</p>',
    "<p>{'Hola'}</p>",
    `<p>{\`Hola \${name}\`}</p>`,
    '<img alt="Foto" />',
    "<Dialog title={'Aviso'} />",
  ]
  for (const text of texts) expect(writtenTexts('sample.tsx', text)).toHaveLength(1)
})

test('symbols, keys and class names are not texts', () => {
  const source = '<p className="text-lg">{t("shell.nav.home")} · <b aria-label={t("ui.close")}>×</b></p>'
  expect(writtenTexts('sample.tsx', source)).toEqual([])
})
