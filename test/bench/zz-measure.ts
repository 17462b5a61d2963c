import { Bench } from './bench.ts'
import { givenListed, givenOwnBytes } from './seed.ts'
import { openServices } from '../../src/services.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
const bench = await Bench.open(1)
try {
  const cs = await bench.database()
  await givenListed(bench, cs, 10_000)
  await givenOwnBytes(cs)
  const services = openServices(parseConfig({ DATABASE_URL: cs, BLOB_DIR: '/tmp/s/index/blobs', SECRETS_KEY: Buffer.alloc(32).toString('base64') }), cs, { error: console.error, info: () => {} })
  const time = async (name: string, act: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 }); delay.enable()
    const cpu = process.threadCpuUsage(); const at = performance.now()
    const r = await act()
    const used = process.threadCpuUsage(cpu)
    delay.disable()
    console.log(name, 'wall', Math.round(performance.now() - at), 'cpu', Math.round((used.user + used.system) / 1000), 'maxdelay', Math.round(delay.max / 1e6))
    return r
  }
  const { offers, discoveryIndexes } = services
  for (let round = 0; round < 3; round += 1) {
    await time('offer whole', async () => { if (round) await (await import('../../src/protocols/offers/reads.ts')).readOffer(services.db, 'default'); else await offers.current('default') })
    const made: any = await time('index', () => discoveryIndexes.read('default', null, 'reader'))
    console.log(made.text.plain.length, made.leftOut)
    const reply: any = { getHeader: () => undefined, header() { return reply }, type() { return reply }, send: (b: any) => { console.log('sent', b.length); return reply }, code() { return reply } }
    await time('gzip', () => made.text.send({ headers: { 'accept-encoding': 'gzip' } }, reply))
    await time('br', () => made.text.send({ headers: { 'accept-encoding': 'br' } }, reply))
    const client = new (await import('pg')).Client({ connectionString: cs }); await client.connect()
    await client.query(`update skills set updated_at = now() where slug='pdf-tools-77'`)
    await client.query(`update skill_revisions set description = 'x${round}' where skill_id = (select skill_id from skills where slug='pdf-tools-77')`)
    await client.query(`with b as (update workspaces set snapshot_version = snapshot_version + 1, snapshot_at = clock_timestamp() where workspace_id='default' returning *) insert into events (workspace_id, snapshot_version, type, payload, slugs, created_at) select workspace_id, snapshot_version, 'skills/changed', '{"reason":"updated","changes":[]}', '["pdf-tools-77"]', snapshot_at from b`)
    await client.end()
    await new Promise((r) => setTimeout(r, 1100))
    await time('offer change', () => offers.current('default'))
    const again: any = await time('index change', () => discoveryIndexes.read('default', null, 'reader'))
    console.log('changed', again.text.tag !== made.text.tag)
    await time('gzip', () => again.text.send({ headers: { 'accept-encoding': 'gzip' } }, reply))
  }
  const client = new (await import('pg')).Client({ connectionString: cs }); await client.connect()
  const { rows } = await client.query(`explain analyze select distinct on (r.fingerprint) r.fingerprint, r.skill_id, r.revision,
      case r.file_count when 1 then r.files -> 0 end as file,
      case when r.file_count > 1 then case when a.object_key is not null then json_build_object(
    'sha256', a.sha256, 'size', a.size, 'object_key', a.object_key) end end as archive
    from skill_revisions r left join skill_archives a
      on a.workspace_id = r.workspace_id and a.fingerprint = r.fingerprint and a.top_folder = ''
    where r.workspace_id = 'default' and r.fingerprint = any((select array_agg(fingerprint) from skill_revisions)::text[])
      and r.purged_at is null`)
  console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'))
  await client.end()
  await services.close()
} finally { await bench.end() }
process.exit(0)
