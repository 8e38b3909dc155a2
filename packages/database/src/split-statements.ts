export interface Statement {
  /** As written, without the comments above it and the semicolon. */
  text: string
  /** For rules: one line in lower case, without comments, schema and quotes; texts and bodies are `''`. */
  code: string
  /** The comment lines since the statement before, without their dashes. */
  comments: string[]
}

/** Comments, texts, quoted names and bodies of functions, in which a semicolon ends nothing. */
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g

/** The statements of a file of SQL. Nested comments and bodies with BEGIN ATOMIC are not understood. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = []
  let comments: string[] = []
  let code = ''
  let start: number | undefined
  let at = 0
  const plain = (until: number) => {
    const part = sql.slice(at, until)
    if (start === undefined && part.trim()) start = at + part.search(/\S/)
    code += part
  }
  const end = (until: number) => {
    if (start !== undefined) {
      statements.push({ text: sql.slice(start, until).trim(), code: normalise(code), comments })
      comments = []
    }
    code = ''
    start = undefined
  }
  for (const match of sql.matchAll(token)) {
    plain(match.index)
    const [found] = match
    at = match.index + found.length
    if (found === ';') end(match.index)
    else if (found.startsWith('--') && start === undefined) comments.push(found.slice(2).trim())
    else if (/^(--|\/\*)/.test(found)) code += ' '
    else {
      start ??= match.index
      code += found.startsWith('"') ? found.slice(1, -1) : "''"
    }
  }
  plain(sql.length)
  end(sql.length)
  return statements
}

function normalise(code: string): string {
  return code
    .toLowerCase()
    .replace(/\bpublic\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([(,]) ?/g, '$1')
    .replaceAll(' )', ')')
    .trim()
}
