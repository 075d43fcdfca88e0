import { MOST_ADDRESS } from '../constants/webhooks.ts'

const FIRST_WAITS = [10, 60, 300, 1800, 7200, 21_600]
const LATER_WAIT = 28_800
const MOST_SECONDS = 3 * 86_400
/** Waits differ by up to a fifth, so that what failed together does not come back together. */
const JITTER = 0.2

type Tries = {
  /** How many attempts there were. */
  attempts: number
  /** When the first of them began. */
  since: Date
  now: Date
  /** From 0 to 1. */
  random: number
}

/** When a delivery is tried again after another failure; null when three days have passed. */
export function nextTry({ attempts, since, now, random }: Tries): Date | null {
  const wait = FIRST_WAITS[attempts - 1] ?? LATER_WAIT
  const next = new Date(now.getTime() + wait * 1000 * (1 + JITTER * (2 * random - 1)))
  return next.getTime() - since.getTime() > MOST_SECONDS * 1000 ? null : next
}

export type AddressFault = 'webhook_https' | 'webhook_login' | 'webhook_port'
const HTTPS_PORT = 443
const FIRST_FREE_PORT = 1024

/** What is wrong with the form of an address; where its name leads is another question. */
export function addressFault(text: string): AddressFault | null {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.hostname === '' || text.length > MOST_ADDRESS)
    return 'webhook_https'
  if (url.username !== '' || url.password !== '') return 'webhook_login'
  const port = url.port === '' ? HTTPS_PORT : Number(url.port)
  return port === HTTPS_PORT || port >= FIRST_FREE_PORT ? null : 'webhook_port'
}
