import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureProgram } from '../../scripts/debian.mjs'
import { end, freePort } from '../product.ts'
import type { Front } from '../proxy.ts'
import { runProgram, startProgram } from './program.ts'

const shipped = join(import.meta.dirname, '../../deploy/nginx.conf')

/** nginx with the configuration that operators get, at other addresses and without certificates. */
export async function startNginx(
  nodes: readonly { port: number }[],
  parent: string,
): Promise<Front> {
  const program = ensureProgram('nginx', 'nginx')
  const folder = join(parent, 'nginx')
  mkdirSync(folder)
  const port = await freePort()
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, mainConf(folder, siteConf(nodes, port, await freePort())))
  const args = ['-p', folder, '-c', conf]
  await runProgram(program, ['-t', ...args])
  const { child } = startProgram(program, args, { log: join(folder, 'words') })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    ))
  )
    if (child.exitCode !== null) throw new Error('nginx has ended')
  return {
    url,
    cut: () => void child.kill('SIGHUP'), // new workers, and the old ones end
    stop: () => end(child),
  }
}

function siteConf(nodes: readonly { port: number }[], port: number, plain: number): string {
  const lines = readFileSync(shipped, 'utf8').split('\n')
  const servers = nodes.map(({ port: of }) => `127.0.0.1:${of}`)
  return lines
    .filter((line) => !line.includes('ssl_certificate'))
    .map((line) =>
      line
        .replace(/10\.0\.0\.\d+:3000/, () => servers.shift() ?? 'missing')
        .replace('443 ssl http2', `127.0.0.1:${port}`)
        .replace('listen 80;', `listen 127.0.0.1:${plain};`),
    )
    .join('\n')
}

const mainConf = (folder: string, site: string) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`
