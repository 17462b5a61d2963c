import { startEmbedded } from './src/postgres/embedded.ts'
import { Client } from 'pg'
const t0=Date.now()
try {
const e = await startEmbedded({dataDir: process.argv[2]!, durable: true, onLost: e=>console.log('lost', e.message)})
const c = new Client({connectionString: e.connectionString}); await c.connect(); console.log((await c.query('select current_user')).rows, Date.now()-t0); await c.end()
await e.close(); console.log('ok')
} catch (e) { console.log(String(e)) }
