/** A database of its own for a test: a clone of the migrated template, in a tenth of a second. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

const ATTEMPTS = 5

/** The same server and user, another database. */
export const databaseUrl = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run tests by "npm test -- <files>"`)
  return value
}

const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')

const clone = async (admin: Client, name: string, template: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.query(`create database ${name} template ${template} strategy file_copy`)
      return
    } catch (error) {
      // Autovacuum looks in now and then.
      const isInUse = error instanceof Error && 'code' in error && error.code === '55006'
      if (!isInUse || attempt === ATTEMPTS) throw error
    }
  }
}

const create = async (test: { name: string }, template: string): Promise<string> => {
  const adminUrl = required('TEST_DATABASE_URL')
  const prefix = required('TEST_TEMPLATE').replace('_template', '')
  const name = `${prefix}_${words(test.name).slice(0, 16)}_${randomUUID().slice(0, 8)}`
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await clone(admin, name, template)
  } finally {
    await admin.end()
  }
  return databaseUrl(adminUrl, name)
}

/** The connection string of a migrated database that nothing else uses. */
export const testDatabase = async (test: { name: string }): Promise<string> =>
  await create(test, required('TEST_TEMPLATE'))

/** The same without a single table. */
export const emptyDatabase = async (test: { name: string }): Promise<string> =>
  await create(test, 'template0')
