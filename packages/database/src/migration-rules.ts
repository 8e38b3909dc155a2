import { isRepeated, isStepwise } from './migration-files.ts'
import { type Statement, splitStatements } from './split-statements.ts'

/** Rows that staff write, some dozens: changing them all takes no time. */
const smallTables = new Set([
  ...['settings', 'currencies', 'payment_methods', 'countries', 'states', 'cities', 'delivery_zones'],
  ...['pickup_points', 'banners', 'promises', 'faqs', 'pages', 'reply_templates', 'translations'],
  ...['service_types', 'scheduled_jobs', 'counters'],
])

interface File {
  stepwise: boolean
  /** The last version that used what this file removes. */
  unusedSince: string | undefined
  released: readonly string[]
  /** Tables of this file: nobody uses them yet. */
  created: Set<string>
  /** Statements so far. */
  before: string[]
}

/**
 * What would stop a shop that is open, in a migration (CONTRIBUTING.md): locks that last, and anything that the
 * previous version cannot live with. What no rule knows is refused. `released` are the versions that are out.
 */
export function checkMigration(sql: string, released: readonly string[]): string[] {
  const file: File = {
    stepwise: isStepwise(sql),
    unusedSince: /^-- contract: unused since (\d+\.\d+\.\d+)$/m.exec(sql)?.[1],
    released,
    created: new Set(),
    before: [],
  }
  return splitStatements(sql).flatMap((statement) => {
    const problem = problemOf(statement, file) ?? (file.stepwise ? repeatProblem(statement, file) : undefined)
    file.before.push(statement.code)
    return problem ? [`${problem}: ${statement.code.slice(0, 100)}`] : []
  })
}

function problemOf(statement: Statement, file: File): string | undefined {
  const { code } = statement
  const table = /^create table (?:if not exists )?(\w+)/.exec(code)?.[1]
  if (table) {
    file.created.add(table)
    return undefined
  }
  if (/^create (unique )?index |^drop index /.test(code)) return indexProblem(code, file)
  if (code.startsWith('alter table ')) return alterProblem(code, file)
  if (/^(update|delete from) /.test(code)) return changeProblem(statement, file)
  // No version calls it, and PostgreSQL keeps it as long as a trigger does.
  if (code.startsWith('drop function ') && statement.comments.includes('called by triggers alone'))
    return undefined
  if (/^drop (table|view|function|type|sequence) |^alter (?!index )\w+ .*\brename\b/.test(code))
    return contractProblem(file)
  if (
    /^(create (or replace )?(function|view|trigger|constraint trigger|type|sequence)|insert into) /.test(code)
  )
    return undefined
  return /^(drop trigger|comment on|alter index \w+ rename) /.test(code)
    ? undefined
    : 'no rule knows this statement'
}

function indexProblem(code: string, { created, stepwise }: File): string | undefined {
  const table = / on (?:only )?(\w+)/.exec(code)?.[1]
  if (table && created.has(table)) return undefined
  if (!code.includes(' index concurrently ')) return 'an index of an existing table is made CONCURRENTLY'
  return stepwise ? undefined : 'CONCURRENTLY needs a file that begins with "-- no transaction"'
}

function alterProblem(code: string, file: File): string | undefined {
  const [, table = '', actions = ''] = /^alter table (?:if exists )?(?:only )?(\w+) (.+)$/.exec(code) ?? []
  if (file.created.has(table)) return undefined
  for (const action of splitActions(actions)) {
    const problem = actionProblem(action, table, file)
    if (problem) return problem
  }
  return undefined
}

/** At commas that are in no parentheses. */
function splitActions(actions: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of actions) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

/** The same for every row, so that PostgreSQL does not write the table again. */
const constantDefault = /^(-?[\d.]+|''|true|false|null|now\(\)|current_timestamp)(::[\w ()[\]]+)?$/

function actionProblem(action: string, table: string, file: File): string | undefined {
  if (/^(drop column|rename) /.test(action)) return contractProblem(file)
  if (/^add constraint /.test(action)) return constraintProblem(action)
  if (/^validate constraint /.test(action))
    return file.stepwise ? undefined : 'VALIDATE needs a file that begins with "-- no transaction"'
  if (/^alter (column )?\w+ (set data )?type /.test(action)) return 'another type writes the table again'
  const required = /^alter (?:column )?(\w+) set not null$/.exec(action)?.[1]
  if (required) return notNullProblem(required, table, file)
  if (/^alter (column )?\w+ ((set|drop) default|drop not null|drop expression|set statistics)\b/.test(action))
    return undefined
  if (/^(drop constraint |(enable|disable) trigger |set ?\(autovacuum_)/.test(action)) return undefined
  return action.startsWith('add ') ? columnProblem(action) : 'no rule knows this change of a table'
}

function columnProblem(action: string): string | undefined {
  if (/\b(references|unique|primary key|check|constraint)\b/.test(action))
    return 'a constraint of a new column is added by itself, NOT VALID'
  if (/\bgenerated\b|\b(small|big)?serial\b/.test(action)) return 'a computed column writes the table again'
  const given = / default (.+?)(?: (?:not )?null)?$/.exec(action)?.[1]
  if (given && !constantDefault.test(given)) return 'a computed default writes the table again'
  return !given && action.includes(' not null') ? 'the previous version leaves a new column empty' : undefined
}

function constraintProblem(action: string): string | undefined {
  if (/ (unique|primary key) using index /.test(action)) return undefined
  if (/ (unique|primary key|exclude)\b(?! using index)/.test(action.replace(/\(.*/, '')))
    return 'a unique constraint is made of an index that was built CONCURRENTLY'
  return action.endsWith(' not valid') ? undefined : 'a constraint is added NOT VALID and validated later'
}

/** PostgreSQL skips its scan of the table when a valid constraint says the same. */
function notNullProblem(column: string, table: string, { before, stepwise }: File): string | undefined {
  const added = new RegExp(
    `^alter table ${table} add constraint (\\w+) check\\(${column} is not null\\) not valid$`,
  )
  const name = before.map((code) => added.exec(code)?.[1]).find(Boolean)
  const isValid = before.includes(`alter table ${table} validate constraint ${name}`)
  return stepwise && isValid ? undefined : 'NOT NULL needs a valid CHECK of the same before'
}

function changeProblem(statement: Statement, { stepwise, created }: File): string | undefined {
  const [, table = ''] = /^(?:update|delete from) (?:only )?(\w+)/.exec(statement.code) ?? []
  if (created.has(table) || smallTables.has(table)) return undefined
  if (stepwise && isRepeated(statement) && / limit \d+/.test(statement.code)) return undefined
  return 'many rows are changed in a file that begins with "-- no transaction", below "-- repeat", with a LIMIT'
}

/** The previous version may still run: what it uses is removed one release after it. */
function contractProblem({ unusedSince, released }: File): string | undefined {
  if (!unusedSince)
    return 'what the previous version may use is removed under "-- contract: unused since 1.2.3"'
  return released.includes(unusedSince) ? undefined : `${unusedSince} is not released`
}

/** A file without a transaction may have been interrupted anywhere. */
function repeatProblem({ code }: Statement, { before }: File): string | undefined {
  const index = /^create (?:unique )?index concurrently (\w+) /.exec(code)?.[1]
  if (index && !before.includes(`drop index concurrently if exists ${index}`))
    return `an interrupted build leaves an invalid index: DROP INDEX CONCURRENTLY IF EXISTS ${index} first`
  const constraint = /^alter table \w+ add constraint (\w+) /.exec(code)?.[1]
  if (constraint && !before.some((earlier) => earlier.endsWith(` drop constraint if exists ${constraint}`)))
    return `DROP CONSTRAINT IF EXISTS ${constraint} first`
  if (/^create (table|sequence) (?!if not exists )|^alter table \w+ add column (?!if not exists )/.test(code))
    return 'IF NOT EXISTS is missing'
  if (/^create (function|view|trigger) /.test(code)) return 'OR REPLACE is missing'
  if (/^drop (?!index concurrently)\w+ (?!if exists )/.test(code)) return 'IF EXISTS is missing'
  return code.startsWith('insert into ') && !code.includes(' on conflict')
    ? 'ON CONFLICT is missing'
    : undefined
}
