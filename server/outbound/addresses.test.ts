import { request, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startReceiver, type Receiver } from '../../test/support/webhook-receiver.ts'
import { NO_WAY_OUT, routeTo, type Outbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'
import { send } from './send.ts'

const REFUSED = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
  '2130706433',
]
const ALLOWED = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.0.1.1',
  '198.17.255.255',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
]

describe('addresses of the public internet', () => {
  test.each(REFUSED)('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))
  test.each(ALLOWED)('%s is one', (address) => expect(isPublicAddress(address)).toBe(true))
})

const neverAsked: Outbound = {
  resolve: () => Promise.reject(new Error('a literal address is not looked up')),
  isAllowed: isPublicAddress,
  request: () => {
    throw new Error('nothing may be sent')
  },
}
const message = (address: string) => ({ address, headers: {}, body: '{}' })

describe('a host that is an address, however it is spelled', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0177.1/',
    'https://127.1/',
    'https://0/',
    'https://１２７.０.０.１/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[fd00::1]:8443/',
    'https://169.254.169.254/latest/meta-data/',
  ])('%s is refused', async (address) => {
    expect(await routeTo(neverAsked, new URL(address))).toEqual({ fault: 'not-public' })
    expect(await send(neverAsked, message(address))).toMatchObject({ fault: 'not-public' })
  })
})

describe('sending', () => {
  let receiver: Receiver
  beforeAll(async () => void (receiver = await startReceiver()))
  afterEach(() => void (receiver.received.length = 0))
  afterAll(() => receiver.close())
  const sent = (outbound: Partial<Outbound> = {}, timeoutMs?: number) =>
    send({ ...receiver.outbound, ...outbound }, message(receiver.address), timeoutMs)

  test('is refused when one of the addresses of a name is private', async () => {
    const resolve = async () => ['8.8.8.8', '10.0.0.1']
    const outcome = await sent({ resolve, isAllowed: isPublicAddress })
    expect(outcome).toEqual({ status: null, fault: 'not-public', reply: null })
  })

  test('fails for a name nobody knows', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await sent({ resolve })).toMatchObject({ fault: 'unknown-host' })
  })

  test('connects to the address that was checked, whatever the name leads to later', async () => {
    const asked: string[] = []
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const outcome = await sent({
      resolve: async (host) => {
        asked.push(host)
        return answers.shift() ?? []
      },
      isAllowed: (address) => address === '127.0.0.1',
    })
    expect(outcome).toMatchObject({ status: 200, fault: null })
    expect(asked).toEqual(['receiver.example'])
    expect(receiver.received[0]?.headers.host).toBe(`receiver.example:${receiver.port}`)
  })

  test.each([301, 302, 307, 308])('does not follow a redirect (%i)', async (status) => {
    receiver.answers((response) => response.writeHead(status, { location: receiver.address }).end())
    expect(await sent()).toMatchObject({ status, fault: 'redirected' })
    expect(receiver.received).toHaveLength(1)
  })

  const drip = (response: ServerResponse) => {
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  }
  test('ends in time when no answer comes, or an answer does not end', async () => {
    receiver.answers(() => {})
    expect(await sent({}, 200)).toEqual({ status: null, fault: 'timeout', reply: null })
    receiver.answers(drip)
    expect(await sent({}, 200)).toMatchObject({ fault: 'timeout' })
    const resolve = () => new Promise<string[]>(() => {})
    expect(await sent({ resolve }, 200)).toMatchObject({ fault: 'timeout' })
  })

  test('reads of an endless answer so much and no more', async () => {
    const written = { bytes: 0 }
    receiver.answers((response) => {
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384))) written.bytes += 16_384
      }
      response.on('drain', flood)
      flood()
    })
    const { status, fault, reply } = await sent()
    expect({ status, fault }).toEqual({ status: 200, fault: null })
    expect(reply).toBe('x'.repeat(2048))
    expect(written.bytes).toBeLessThan(20_000_000)
  })

  test('keeps no zero bytes and no half characters that the log could not store', async () => {
    receiver.answers((response) => response.end(Buffer.from([0x61, 0, 0xe2, 0x82, 0x62])))
    expect((await sent()).reply).toBe('a\uFFFDb')
  })

  test('fails when nobody listens', async () => {
    const nobody = 'https://receiver.example:1024/'
    const outcome = await send(
      {
        ...receiver.outbound,
        request: (url, options, done) => request(`http://${url.host}`, options, done),
      },
      message(nobody),
    )
    expect(outcome).toMatchObject({ status: null, fault: 'unreachable' })
  })
})

test('a public demo calls nobody', async () => {
  const anywhere = new URL('https://1.1.1.1/')
  expect(await routeTo(NO_WAY_OUT, anywhere)).toEqual({ fault: 'not-public' })
})
