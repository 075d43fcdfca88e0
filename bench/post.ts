import { Agent, request } from 'node:http'

export type Call = { path: string; headers: Record<string, string>; body: string }

/**
 * A way to post over so many connections, which stay open, and read the reply.
 * @throws Error for any reply but 200
 */
export function poster(connections: number): (url: string, call: Call) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url, { path, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url + path,
        {
          method: 'POST',
          agent,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('error', reject)
          reply.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            if (reply.statusCode === 200) resolve(text)
            else reject(new Error(`${path} answered ${reply.statusCode}: ${text.slice(0, 300)}`))
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}
