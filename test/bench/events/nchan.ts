/** The peer: nginx with nchan, one worker, as Debian's packages have it. */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Server } from '../bench.ts'
import { Absent } from '../row.ts'

const run = promisify(execFile)
const MODULE = 'ngx_nchan_module.so'

const findModule = async (): Promise<string> => {
  const { stderr } = await run('nginx', ['-V']).catch(() => ({ stderr: '' }))
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1]
  const module = join(folder ?? '', MODULE)
  if (!folder || !existsSync(module)) throw new Absent('nginx with nchan')
  return module
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const configuration = (folder: string, module: string, port: number): string => `
load_module ${module};
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 16000; }
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  nchan_message_buffer_length 10000;
  nchan_shared_memory_size 256M;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location = /publish { nchan_publisher; nchan_channel_id all; }
    location = /subscribe {
      nchan_subscriber eventsource;
      nchan_channel_id all;
      nchan_subscriber_first_message newest;
    }
  }
}
`

export const nchan = async (bench: Bench): Promise<Server> => {
  const module = await findModule()
  const folder = join(bench.folder, 'nchan')
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, module, port))
  const url = `http://127.0.0.1:${port}`
  return await bench.server({ command: 'nginx', args: ['-p', folder, '-c', file], url })
}
