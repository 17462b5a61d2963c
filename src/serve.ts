/**
 * Runs the service: database, services, app, signals. SIGTERM or SIGINT stops accepting, gives
 * running requests time to finish, closes everything and exits with 0, or with 1 if something could
 * not be closed in time. A second signal exits at once.
 */
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { isLoopbackName } from './platform/access/loopback.ts'
import { type App, buildApp } from './app.ts'
import { inUse, openBlobStore } from './platform/blob-store/open-blob-store.ts'
import { type Config, ConfigError } from './platform/config/config.ts'
import { openDatabase, openPool } from './platform/database/client.ts'
import { MigrationError, migrateToLatest } from './platform/database/migrator.ts'
import { findServer } from './platform/database/server-client.ts'
import { isUnavailable } from './platform/database/pg-errors.ts'
import { checkDeployment } from './platform/deployment/service.ts'
import { placesOf, WrongStore } from './platform/deployment/wrong-store.ts'
import { explainListen, requireFreePort } from './platform/free-port.ts'
import { installDrain } from './platform/http/drain.ts'
import { openLog } from './platform/log.ts'
import { PostgresFailure } from './platform/postgres/failure.ts'
import { type Embedded, startEmbedded } from './platform/postgres/embedded.ts'
import { keyRingOf } from './tenancy/secrets/key-file.ts'
import { checkKeysInUse } from './tenancy/secrets/known-keys.ts'
import { openServices, type Services } from './services.ts'
import { startWatchdog, type Watchdog } from './platform/threads/watchdog.ts'
import type { Tracing } from './platform/tracing/tracing.ts'

/** The part of the shutdown time for running requests; the rest is for closing everything else. */
const DRAIN_SHARE = 0.8

const rejectOpenNetwork = async (config: Config, { tokens }: Services): Promise<void> => {
  if (config.adminToken !== null || config.oidc !== null || isLoopbackName(config.host)) return
  if (await tokens.hasUsable()) return
  throw new ConfigError(
    `HOST is ${config.host}, but without a token the service is open to every client, so it ` +
      'listens on loopback only: create one (`npm run token -- create --role admin`), set ' +
      'ADMIN_TOKEN (`openssl rand -hex 32` makes one), or HOST=127.0.0.1',
  )
}

/** Any failure of the first connection is reported as a fault of `DATABASE_URL`. */
const requireDatabase = async (connectionString: string): Promise<void> => {
  try {
    await findServer(connectionString)
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const remedy = reason.includes('does not support SSL')
      ? ': set up TLS on the server, or remove sslmode from DATABASE_URL'
      : ''
    throw new ConfigError(`DATABASE_URL does not lead to a working database: ${reason}${remedy}`)
  }
}

/**
 * Migrations get a pool without a statement timeout, since replicas wait for each other however
 * long it takes.
 */
const prepare = async (config: Config, connectionString: string, logger: Logger): Promise<void> => {
  const db = openDatabase(
    openPool({
      connectionString,
      poolSize: 2,
      statementTimeoutMs: 0,
      // Requests queue behind a waiting lock, so a start that cannot get it fails early.
      lockTimeoutMs: 5000,
      onError: (error) => logger.error({ err: error }, 'the migration connection was lost'),
    }),
  )
  const store = openBlobStore(config.blobStore)
  try {
    await requireDatabase(connectionString)
    const applied = await migrateToLatest(db)
    if (applied.length > 0) logger.info({ applied }, 'migrated the database')
    await checkDeployment({
      db,
      store,
      settings: config.blobStore,
      places: placesOf(config),
    })
  } finally {
    await store.close()
    await db.destroy()
  }
}

const startDatabase = async (config: Config, logger: Logger): Promise<Embedded> => {
  if (config.databaseUrl) {
    return { connectionString: config.databaseUrl, close: async () => {} }
  }
  return startEmbedded({
    dataDir: config.dataDir,
    durable: true,
    onLost: (error) => logger.error({ err: error }, 'the embedded Postgres was lost'),
    onRestored: () => logger.info({}, 'the embedded Postgres is back'),
  })
}

/** For the person at the terminal; logs go to standard error. */
const greet = ({ app, services }: Running): void => {
  const address = app.listeningOrigin
  const curl = services.authentication.isOpenCached()
    ? 'curl'
    : 'curl -H "authorization: Bearer $TOKEN"'
  process.stdout.write(
    `skill-registry listens on ${address}
Console:               ${address}/console/
API and Swagger UI:    ${address}/docs
Install a skill:       tar -czf skill.tar.gz my-skill && ${curl} -F archive=@skill.tar.gz ${address}/v1/workspaces/default/skills/archive
List installed skills: ${curl} ${address}/v1/workspaces/default/skills
`,
  )
}

type Running = { app: App; services: Services; database: Embedded; watchdog: Watchdog }

const serve = async (config: Config, services: Services, logger: Logger): Promise<App> => {
  await rejectOpenNetwork(config, services)
  // The first request must find the decision cached.
  await services.authentication.isOpen()
  await services.systemSkills.ensure()
  const app = await buildApp(config, services, logger)
  installDrain(app, { withinMs: config.shutdownTimeoutMs * DRAIN_SHARE })
  await app.ready()
  await app.listen({
    host: config.host,
    port: config.port,
    // A client that fetches thousands of files at once gives up those that are not connected in time.
    backlog: config.maxConnections,
  })
  services.sealer.start()
  services.sweeper.start()
  services.rescans.start()
  services.deliveries.start()
  return app
}

/** Loading the packages takes a third of a second, so only with tracing on. */
const trace = async (logger: Logger): Promise<Tracing> =>
  (await import('./platform/tracing/tracing.ts')).startTracing(logger)

const run = async (config: Config, logger: Logger): Promise<Running> => {
  await requireFreePort(config)
  const database = await startDatabase(config, logger)
  try {
    await prepare(config, database.connectionString, logger)
    const tracing = config.isTraced ? await trace(logger) : null
    const secrets = await keyRingOf(config)
    const opened = { ...config, secrets, blobStore: inUse(config.blobStore) }
    const services = openServices(opened, database.connectionString, logger, { tracing })
    try {
      await checkKeysInUse(services.db, secrets)
      const app = await serve(config, services, logger)
      return { app, services, database, watchdog: startWatchdog({ logLevel: config.logLevel }) }
    } catch (error) {
      await services.close()
      throw error
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

const stop = async ({ app, services, database, watchdog }: Running): Promise<void> => {
  await Promise.all([app.close(), services.deliveries.stop()])
  await services.close()
  await database.close()
  await watchdog.stop()
}

/** One line for errors that the operator can fix; the whole error for all others. */
export const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof WrongStore) return error.message
  if (error instanceof PostgresFailure || error instanceof MigrationError) return error.message
  const listening = explainListen(error)
  if (listening !== null) return listening
  if (error instanceof Error && isUnavailable(error)) {
    const reason = error.message || ('code' in error ? String(error.code) : error.name)
    return `DATABASE_URL does not lead to a working database: ${reason}`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Serves until a signal comes. Rejects if it cannot start; `explain` says why. */
export const serveUntilStopped = async (config: Config, warnings: string[]): Promise<void> => {
  const logger = await openLog(config.logLevel)
  for (const warning of warnings) logger.warn(warning)
  const starting = run(config, logger)
  // From here on, since a signal during the start must not leave the embedded Postgres behind.
  closeWithGrace({ delay: config.shutdownTimeoutMs, logger }, async ({ err, signal }) => {
    if (err) logger.error({ err }, 'stopping after an error')
    logger.info({ signal }, 'stopping')
    await stop(await starting)
    logger.info('stopped')
  })
  greet(await starting)
}
