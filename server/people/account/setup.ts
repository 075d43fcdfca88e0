import { timingSafeEqual } from 'node:crypto'
import type * as contract from '#contract/people/account-setup.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Handlers } from '../../http/mount.ts'
import { found, Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import { fieldText } from '../../text/text.ts'
import { note, openSession } from './commands.ts'
import { shownDemo, visit, type DemoVisits } from './demo-visits.ts'
import { refuseCommon } from './facts.ts'
import type { Providers } from './oidc.ts'
import { hashPassword } from './passwords.ts'
import { signedIn } from './queries.ts'

const CODE_LENGTH = 12
const GROUP = /.{4}(?=.)/g
const TEN_MINUTES_S = 600

/** Whether nobody has an account yet. */
export async function isEmpty(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ is_empty: boolean }>('select app.is_empty() as is_empty')
  return rows[0]?.is_empty ?? false
}

/** The code of an installation, the same on all its nodes: "3f9a-07bc-51de". */
export const setupCode = (secrets: Secrets): string =>
  secrets.mark('setup code').toString('hex').slice(0, CODE_LENGTH).replace(GROUP, '$&-')

function isSetupCode(secrets: Secrets, code: string): boolean {
  const typed = secrets.mark(`typed ${code.toLowerCase().replaceAll(/[^0-9a-f]/g, '')}`)
  return timingSafeEqual(typed, secrets.mark(`typed ${setupCode(secrets).replaceAll('-', '')}`))
}

/** The turns of strangers who guess at the code: ten from a place, a hundred in all. */
const budgets = (ip: string) => [
  { of: `setup by ${ip}`, most: 10, window_s: TEN_MINUTES_S },
  { of: 'setup', most: 100, window_s: TEN_MINUTES_S },
]

type Parts = {
  pool: Pool
  secrets: Secrets
  attempts: Attempts
  sendsMail: boolean
  signInProviders: Providers
  demo: DemoVisits | undefined
}

/** A demo that only this machine reaches is open to nobody who comes from elsewhere through a proxy. */
const openDemo = (demo: DemoVisits | undefined, isFromHere: boolean) =>
  demo !== undefined && (isFromHere || demo.resetsAt !== null) ? demo : null

/** Signs a visitor in where this is a demo that is open to them. */
const demoVisit = (
  attempts: Attempts,
  demo: DemoVisits | undefined,
): Handlers<typeof contract>['enterDemo'] => ({
  async prepare({ body, ip, isFromHere, client }) {
    const visits = found(openDemo(demo, isFromHere))
    const wait = await attempts.take([{ of: `demo by ${ip}`, most: 60, window_s: TEN_MINUTES_S }])
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    return async ({ db }) => {
      const { accessToken, user_id } = await visit(db, visits, { role: body.role, client })
      return { accessToken, user: await signedIn(db, user_id) }
    }
  },
})

/** How an installation stands towards those who come to its sign-in. */
const stateOf =
  ({
    pool,
    sendsMail,
    signInProviders,
    demo,
  }: Pick<Parts, 'pool' | 'sendsMail' | 'signInProviders' | 'demo'>): Handlers<
    typeof contract
  >['setupState'] =>
  async ({ isFromHere }) => {
    const is_open = await isEmpty(pool)
    const visits = openDemo(demo, isFromHere)
    return {
      data: {
        is_open,
        needs_code: is_open && !isFromHere,
        sends_mail: sendsMail,
        sign_in_providers: signInProviders.list.map(({ key, name }) => ({ key, name })),
        demo: visits && shownDemo(visits),
      },
    }
  }

/** The first account of an installation; nobody finds the way once there is one. */
export const setupHandlers = ({
  pool,
  secrets,
  attempts,
  sendsMail,
  signInProviders,
  demo,
}: Parts): Handlers<typeof contract> => ({
  setupState: stateOf({ pool, sendsMail, signInProviders, demo }),
  enterDemo: demoVisit(attempts, demo),
  setUp: {
    async prepare({ body, ip, isFromHere, client, language }) {
      const wrong = (field: string, text: 'choice' | 'setup_code') =>
        new Refusal('invalid', { errors: { [field]: [fieldText(language, text)] } })
      if (!(await isEmpty(pool))) throw new Refusal('not_found')
      const wait = await attempts.take(budgets(ip))
      if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
      if (!isFromHere && !isSetupCode(secrets, body.code ?? '')) throw wrong('code', 'setup_code')
      if (!isTimeZone(body.time_zone)) throw wrong('time_zone', 'choice')
      if (!SPORTS.some(({ id }) => id === body.default_sport_id))
        throw wrong('default_sport_id', 'choice')
      const [first, last] = [body.first_name.trim(), body.last_name.trim()]
      refuseCommon('password', body.password, [body.email, first, last], language)
      const hash = await hashPassword(body.password)
      return async ({ db }) => {
        const person = found(
          await callRoutine(db, 'set_up', {
            given_name: first,
            family_name: last,
            address: body.email.toLowerCase(),
            hash,
            language: body.preferred_language,
            club_name: body.club_name.trim(),
            in_country: body.country,
            zone: body.time_zone,
            sport: body.default_sport_id,
          }),
        )
        const accessToken = await openSession(db, person, client)
        await note(db, person, 'account-opened')
        return { accessToken, user: await signedIn(db, person) }
      }
    },
  },
})
