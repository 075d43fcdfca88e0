import { LIVE_PATH } from '#contract/sockets.ts'
import type { Config } from '../config.ts'
import type { AddressReport } from '../health.ts'
import { isLoopback } from '../setting-readers.ts'
import { fine, reasonOf, toDo, type Finding } from './finding.ts'

/** Asks the site by the address that people open what of a request arrives. */
export async function checkSite({ publicUrl, roles }: Config): Promise<Finding[]> {
  const first = await ask(publicUrl).catch((error: unknown) => reasonOf(error))
  if (typeof first === 'string')
    return isLoopback(new URL(publicUrl).hostname)
      ? [fine('site', `nothing answers at ${publicUrl} yet: ask again once Slipway runs`)]
      : [
          toDo(
            'site',
            `${publicUrl} does not answer (${first}): start Slipway, and lead this address to it.`,
          ),
        ]
  if (!first.report)
    return [
      toDo(
        'site',
        `Something else answers at ${publicUrl} (status ${first.status}): lead the address to ` +
          'Slipway, without a path.',
      ),
    ]
  const second = await ask(publicUrl, first.cookie)
  return [
    forwardingOf(publicUrl, first.report),
    second.report?.cookie
      ? fine('cookie', 'it comes back')
      : toDo('cookie', 'The cookie of a sign-in does not come back: have the proxy pass cookies.'),
    ...(roles.has('live') ? [await socketOf(publicUrl)] : []),
  ]
}

type Answer = { status: number; report: AddressReport | undefined; cookie: string }

async function ask(publicUrl: string, cookie?: string): Promise<Answer> {
  const reply = await fetch(`${publicUrl}/healthz/address`, {
    redirect: 'manual',
    ...(cookie && { headers: { cookie } }),
    signal: AbortSignal.timeout(8000),
  })
  const body: unknown = await reply.json().catch(() => null)
  const isReport = typeof body === 'object' && body !== null && 'forwarded' in body
  return {
    status: reply.status,
    report: isReport ? (body as AddressReport) : undefined,
    cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

function forwardingOf(publicUrl: string, { forwarded, protocol }: AddressReport): Finding {
  if (forwarded === 'ignored')
    return toDo(
      'proxy',
      'A proxy passes requests on whose X-Forwarded-For is missing or not believed, so all people ' +
        'count as one address: set TRUST_PROXY to its address, and have it send this header.',
    )
  if (forwarded === 'trusted' && `${protocol}:` !== new URL(publicUrl).protocol)
    return toDo(
      'proxy',
      `People come by ${new URL(publicUrl).protocol.slice(0, -1)}, but the proxy says ` +
        `${protocol}: have it send X-Forwarded-Proto.`,
    )
  return fine('proxy', forwarded === 'trusted' ? 'its headers are believed' : 'there is none')
}

/** Whether the live channel opens at the address. */
function socketOf(publicUrl: string): Promise<Finding> {
  const address = `${publicUrl.replace(/^http/, 'ws')}${LIVE_PATH}?EIO=4&transport=websocket`
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => {
      socket.close()
      resolve(fine('sockets', 'the live channel opens'))
    })
    socket.addEventListener('error', () =>
      resolve(
        toDo(
          'sockets',
          `The live channel does not open at ${publicUrl}: have the proxy pass on the headers ` +
            'Upgrade and Connection.',
        ),
      ),
    )
  })
}
