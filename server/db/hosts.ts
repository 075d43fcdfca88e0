import { Client, type ClientConfig } from 'pg'

const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/
const WHICH = 'target_session_attrs'
/** A host that does not answer for so long is passed over. */
const LONGEST_ANSWER_MS = 3000

/** The same database on each of the hosts that a URL names with commas between. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = URL_PARTS.exec(url) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** Which of several hosts a URL means: the one that takes writes, or the first that answers. */
export const wantedOf = (address: string): string =>
  new URL(address).searchParams.get(WHICH) ?? 'read-write'

/** The user and password of a URL, on the hosts of another. */
export function withCredentials(url: string, user: string, password: string): string {
  const signIn = `//${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return url.replace(/\/\/(?:[^@/?#]*@)?/, signIn)
}

/** User and password in a URL. */
export function credentialsIn(url: string): { user: string; password: string } {
  const { username, password } = new URL(addressesIn(url)[0] ?? url)
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** A connection, not opened yet, to the host of a URL, or to the right one of several. */
export function clientTo(url: string, settings: ClientConfig = {}): Client {
  const [first = url, ...others] = addressesIn(url)
  const client = new Client({ ...settings, connectionString: first })
  client.on('error', () => {}) // fails the statement under way, or the next
  if (others.length === 0) return client
  const connect = client.connect.bind(client) as (callback: Callback) => void
  const connectThere = (callback: Callback) =>
    hostFor(url).then(
      (place) => {
        Object.assign(client, place)
        connect(callback)
      },
      (error: Error) => callback(error),
    )
  const promised = () =>
    new Promise<void>((resolve, reject) => {
      void connectThere((error) => (error ? reject(error) : resolve()))
    })
  client.connect = ((callback?: Callback) =>
    callback ? void connectThere(callback) : promised()) as typeof client.connect
  return client
}

/** As the class that a pool makes its connections with. */
export function clientsTo(url: string): new () => Client {
  function Connection(settings: ClientConfig) {
    return clientTo(url, settings)
  }
  return Connection as unknown as new () => Client // a function that returns an object makes that
}

type Callback = (error: Error | null) => void
type Place = { host: string; port: number }

const searches = new Map<string, Promise<Place>>()

/** Many connections that are opened at once look for the host once. */
function hostFor(url: string): Promise<Place> {
  const running = searches.get(url)
  if (running) return running
  const search = findHost(url).finally(() => searches.delete(url))
  searches.set(url, search)
  return search
}

async function findHost(url: string): Promise<Place> {
  const addresses = addressesIn(url)
  const takesAny = wantedOf(addresses[0] ?? url) === 'any'
  try {
    return await Promise.any(addresses.map((address) => placeAt(address, takesAny)))
  } catch (error) {
    const reasons = (error as AggregateError).errors as Error[]
    const said = reasons.map(({ message }) => message).join('; ')
    const code = takesAny ? 'ECONNREFUSED' : STANDBY
    throw Object.assign(new Error(`no host takes connections (${said})`), { code })
  }
}

/** What PostgreSQL says to writes where it takes none. */
const STANDBY = '25006'

async function placeAt(address: string, takesAny: boolean): Promise<Place> {
  const client = new Client({
    connectionString: address,
    application_name: 'slipway hosts',
    connectionTimeoutMillis: LONGEST_ANSWER_MS,
    query_timeout: LONGEST_ANSWER_MS,
  })
  client.on('error', () => {}) // fails the statement under way
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as standby`,
    )
    if (rows[0]?.standby && !takesAny) throw new Error(`${client.host} takes no writes`)
    return { host: client.host, port: client.port }
  } finally {
    await client.end().catch(() => {}) // it may be gone
  }
}
