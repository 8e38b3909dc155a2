import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSqlFiles, shopFolders } from './migration-files.ts'
import { checkMigration } from './migration-rules.ts'

const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
const releasedVersions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)(.*)$/gm)].flatMap(
  ([, version = '', rest = '']) => (rest.includes('unreleased') ? [] : [version]),
)

/** Older than the rules. Shops have applied them, so they cannot be changed. */
const exempt = /^(000\d|001[0-35-9]|002[1-7]|0031)_/

test('no migration stops a shop that is open', async () => {
  const migrations = await readSqlFiles(shopFolders.migrations)
  expect(migrations.filter(({ name }) => exempt.test(name))).toHaveLength(27)
  const problems = migrations
    .filter(({ name }) => !exempt.test(name))
    .flatMap(({ name, sql }) => checkMigration(sql, releasedVersions).map((problem) => `${name}: ${problem}`))
  expect(problems).toEqual([])
})

const check = (sql: string) => checkMigration(sql, ['0.1.0'])
const steps = (sql: string) => check(`-- no transaction\n${sql}`)

describe('refused', () => {
  test.each([
    ['create index a on orders (number)', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX "a" ON "public"."orders" USING btree ("number")', 'CONCURRENTLY'],
    ['create index concurrently a on orders (number)', 'no transaction'],
    ['drop index a', 'CONCURRENTLY'],
    ['alter table orders add constraint a check (total > 0)', 'NOT VALID'],
    ['alter table orders add constraint a foreign key (b) references users (id)', 'NOT VALID'],
    ['alter table orders add constraint a unique (number)', 'unique'],
    [
      'alter table orders add constraint a check (total > 0) not valid; alter table orders validate constraint a',
      'VALIDATE',
    ],
    ['alter table orders alter column total type bigint', 'another type'],
    ['alter table orders alter total set data type text', 'another type'],
    ['alter table orders alter column total set not null', 'NOT NULL'],
    ['alter table orders add column a uuid default gen_random_uuid()', 'computed default'],
    ['alter table orders add column a timestamptz default clock_timestamp() not null', 'computed default'],
    ['alter table orders add column a bigserial', 'computed column'],
    ['alter table orders add a integer generated always as (total * 2) stored', 'computed column'],
    ['alter table orders add column a integer not null', 'leaves a new column empty'],
    ['alter table orders add column a integer references users (id)', 'NOT VALID'],
    ['alter table orders add column a integer default 1, add column b text check (b <> $$x$$)', 'NOT VALID'],
    ['alter table orders drop column total', 'contract'],
    ['alter table orders rename column total to sum', 'contract'],
    ['alter table orders rename to sales', 'contract'],
    ['drop table orders', 'contract'],
    ['-- contract: unused since 0.2.0\ndrop table orders', '0.2.0 is not released'],
    ['update orders set total = 1', 'repeat'],
    ['delete from audit_log', 'repeat'],
    ['do $$ begin alter table orders add column a text; end $$', 'no rule'],
    ['lock table orders', 'no rule'],
    ['vacuum full orders', 'no rule'],
    ['alter table orders set unlogged', 'no rule'],
  ])('%s', (sql, reason) => {
    expect(check(sql)).toEqual([expect.stringContaining(reason)])
  })

  test.each([
    ['create index concurrently a on orders (number)', 'DROP INDEX CONCURRENTLY IF EXISTS a'],
    ['alter table orders add constraint a check (total > 0) not valid', 'DROP CONSTRAINT IF EXISTS a'],
    ['alter table orders add column a text', 'IF NOT EXISTS'],
    ['create table notes (id integer)', 'IF NOT EXISTS'],
    ["insert into settings values ('a', '1')", 'ON CONFLICT'],
    ['update orders set total = 1', 'repeat'],
    ['-- repeat\nupdate orders set total = 1', 'LIMIT'],
    ['drop trigger a on orders', 'IF EXISTS'],
  ])('without a transaction: %s', (sql, reason) => {
    expect(steps(sql)).toEqual([expect.stringContaining(reason)])
  })
})

describe('accepted', () => {
  test.each([
    'create table notes (id integer primary key, text text); create index notes_text on notes (text); alter table notes add constraint a check (id > 0)',
    "alter table orders add column a integer default 0 not null, add column b varchar(20) default 'x; y'::varchar",
    'alter table orders add column at timestamptz default now() not null',
    'alter table orders add constraint a check (total > 0 and number in (1, 2)) not valid',
    'create or replace function f() returns trigger language plpgsql as $body$ begin update orders set a = 1; end $body$',
    'create trigger a before insert on orders for each row execute function f()',
    "update settings set value = '2' -- of staff; not many",
    '-- contract: unused since 0.1.0\nalter table orders drop column total',
    'drop trigger a on orders;\n-- called by triggers alone\ndrop function f()',
    'alter index orders_date_covering rename to orders_date',
    'alter table orders set (autovacuum_vacuum_scale_factor = 0.02)',
  ])('%s', (sql) => {
    expect(check(sql)).toEqual([])
  })

  test('the four steps to NOT NULL, an index and rows in batches', () => {
    expect(
      steps(`alter table orders add column if not exists a integer;
        -- repeat
        update orders set a = 1 where id in (select id from orders where a is null limit 1000);
        alter table orders drop constraint if exists a_given;
        alter table orders add constraint a_given check (a is not null) not valid;
        alter table orders validate constraint a_given;
        alter table orders alter column a set not null;
        alter table orders drop constraint if exists a_given;
        drop index concurrently if exists orders_a;
        create index concurrently orders_a on orders (a)`),
    ).toEqual([])
  })
})
