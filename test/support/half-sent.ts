import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { As } from './http.ts'

const BOUNDARY = 'the-form-is-not-over'

export type HalfSent = {
  /** Sends more of the file. */
  more(bytes: Uint8Array): Promise<void>
  /** The answer, be the file at its end or not. */
  answer(): Promise<{ status: number; json: { code: string } }>
  /** Ends the form. */
  end(): void
  /** Whether the connection still takes a request after this one. */
  isReusable(): Promise<boolean>
  close(): void
}

/** An upload whose file begins and goes on only when the test says so. */
export function halfSent(
  url: string,
  path: string,
  as: As,
  fields: Record<string, string> = {},
): HalfSent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sent = request(`${url}/api/v2/${path}`, {
    method: 'POST',
    agent,
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(as.club !== undefined && { 'selected-club-id': String(as.club) }),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
  answered.catch(() => undefined)
  for (const [name, value] of Object.entries(fields))
    sent.write(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
  sent.write(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="row.fit"\r\n\r\n`,
  )
  return {
    more: (bytes) =>
      new Promise((resolve, reject) => {
        sent.write(bytes, (error) => (error ? reject(error) : resolve()))
      }),
    async answer() {
      const response = await answered
      return {
        status: response.statusCode ?? 0,
        json: JSON.parse(await text(response)) as { code: string },
      }
    },
    end: () => void sent.end(`\r\n--${BOUNDARY}--\r\n`),
    async isReusable() {
      const { localPort } = sent.socket ?? {}
      const again = request(`${url}/healthz`, { agent })
      const response = new Promise<IncomingMessage>((resolve) => again.once('response', resolve))
      again.end()
      const { statusCode } = await response
      return statusCode === 200 && again.socket?.localPort === localPort
    },
    close: () => agent.destroy(),
  }
}
