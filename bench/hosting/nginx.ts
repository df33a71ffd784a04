import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Program, startProgram } from '../beside/program.ts'
import { freePorts } from '../servers/ports.ts'
import { ROOT } from './layOut.ts'

const NGINX = '/usr/sbin/nginx'

/** Whether there is an nginx to be measured beside. */
export const HAS_NGINX = existsSync(NGINX)

/** Starts nginx with a configuration of its own: the files of a site, packed ones beside them, and PUT below /uploads/. */
export async function startNginx(folder: string, workers: number): Promise<Program> {
  const [port = 0] = await freePorts(1)
  for (const name of ['temp', `${ROOT}/uploads`]) await mkdir(join(folder, name), { recursive: true })
  const config = join(folder, `nginx-${workers}.conf`)
  await writeFile(config, settings(folder, port, workers))
  return startProgram([NGINX, '-c', config, '-p', folder], {
    port,
    folder,
    end: (pid) => process.kill(pid, 'SIGTERM'),
  })
}

/** As somebody sets it up who wants it fast. Its workers are to read and write our folder, so they stay this user. */
function settings(folder: string, port: number, workers: number): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/nginx-${workers}.pid;
error_log stderr crit;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=4000 inactive=60s;
  gzip_static on;
  client_max_body_size 200m;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${folder}/${ROOT};
    location /uploads/ { dav_methods PUT; }
  }
}
`
}
