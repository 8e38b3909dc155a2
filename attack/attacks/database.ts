import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Client as Connection } from 'pg'
import type { Attack } from '../attack.ts'
import type { Target } from '../target.ts'

async function connects(url: string): Promise<boolean> {
  const connection = new Connection({ connectionString: url, connectionTimeoutMillis: 3000 })
  try {
    await connection.connect()
    return true
  } catch {
    return false
  } finally {
    await connection.end().catch(() => {})
  }
}

function withUser(target: Target, username: string, password: string): string {
  const url = new URL(target.databaseUrl)
  url.username = username
  url.password = password
  return url.href
}

export const databaseAttacks: readonly Attack[] = [
  {
    title: 'nobody connects without the password, under whatever name',
    async run(target) {
      assert.ok(await connects(target.databaseUrl), 'the shop itself cannot connect')
      const { username } = new URL(target.databaseUrl)
      for (const name of [username, 'postgres', 'root', 'nobody', 'tecnoclick', 'admin'])
        for (const password of ['', 'postgres', name])
          assert.ok(!(await connects(withUser(target, name, password))), `${name} connects`)
    },
  },
  {
    title: "the shop's role is no superuser and creates no roles or databases",
    async run({ database: { pool } }) {
      const { rows } = await pool.query(
        'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
      )
      assert.ok(
        Object.values(rows[0]).every((right) => right === false),
        JSON.stringify(rows[0]),
      )
    },
  },
  {
    title: 'with stolen access to the database the entries of the log still cannot be changed or removed',
    async run({ database: { pool } }) {
      const statements = [
        ...[
          'truncate audit_log',
          'truncate audit_log cascade',
          'delete from audit_log',
          "update audit_log set action = 'x'",
        ],
        'alter table audit_log disable trigger all',
        'set session_replication_role = replica',
      ]
      const connection = await pool.connect()
      try {
        for (const statement of statements) {
          await connection.query('begin')
          await assert.rejects(connection.query(statement), Error, statement)
          await connection.query('rollback')
        }
      } finally {
        connection.release(true)
      }
    },
  },
  {
    title: 'nor files of the machine be read, nor programs run',
    async run({ database: { pool } }) {
      for (const statement of [
        "select pg_read_file('/etc/passwd')",
        "copy (select 1) to program 'true'",
        "copy users to '/tmp/users.csv'",
        "select lo_import('/etc/passwd')",
        'create extension if not exists file_fdw',
        "alter system set log_statement = 'all'",
      ])
        await assert.rejects(pool.query(statement), statement)
    },
  },
  {
    title: 'the file with the passwords and the folder of the data are closed to other users',
    async run({ dataDir }) {
      for (const path of ['public/postgres.pgpass', 'public/postgres']) {
        const { mode } = statSync(join(dataDir, path))
        assert.equal(mode & 0o077, 0, `${path} has mode ${(mode & 0o777).toString(8)}`)
      }
    },
  },
]
