import { hash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ReportContext } from '#domain/reports/context.ts'
import { refusalFor } from '#domain/rules/access.ts'
import { signInRefusal } from '#domain/rules/tokens.ts'
import { hidesMinors, hidesPrivate, lastBirthdayOfAge } from '#domain/rules/privacy.ts'
import {
  isSubscriptionOver,
  type TokenScope,
  type Viewer,
  type ViewerClub,
} from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { wordingsOf, type ClubWording } from '#texts/wording.ts'
import type { Pool } from '../db/client.ts'
import type { Changes } from '../sockets/changes.ts'
import { childOf, type Child } from './child.ts'
import { Refusal } from './refusal.ts'

/** The signed-in person behind a request, as read by the gate. */
export type Caller = {
  token_id: number
  token_expires: string
  full_name: string
  /** The administrator who acts in this person's name. */
  impersonator_id: number | null
  viewer: Viewer
  club: {
    id: number
    time_zone: string
    training_metric: string | null
    wordings: readonly ClubWording[]
  } | null
}

type ViewerRow = PersonRow & {
  token_id: number
  token_expires: string
  token_scope: TokenScope | null
  only_club: number | null
  token_used: string
  impersonator_id: number | null
}

/** What the database says of a person in a club. */
export type PersonRow = {
  user_id: number
  is_admin: boolean
  lacks_second_step: boolean
  full_name: string
  has_clubs: boolean
  club:
    | (Omit<ViewerClub, 'member' | 'expired'> & {
        status: number
        time_zone: string
        training_metric: string | null
        wording: string
        plan: string | null
        reports: ReportContext
      })
    | null
}

export type Gate = {
  /**
   * Who calls with this token in the name of this club; null for an unknown, ended or missing
   * token.
   */
  callerOf(token: string | undefined, clubId: number | undefined): Promise<Caller | null>
  /** The same by the id of a token that has already been shown. */
  callerOfToken(tokenId: number, clubId: number | undefined): Promise<Caller | null>
  /**
   * Asks the database again at the next call with this sign-in, also before its word of the change
   * has come.
   */
  forget(tokenId: number): void
  /**
   * The child of a call of level guardian, as the path names it.
   * @throws Refusal not_found where the caller is no guardian of it, subscription_expired
   */
  childOf(caller: Caller, params: unknown): Promise<Child>
}

const APPROVED = 1
const KEPT_MS = 60_000
const KEPT_MOST = 10_000
const USE_NOTED_EVERY_MS = 5 * 60_000

export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/**
 * Reads token, membership, roles, permissions and plan in one query, and caches the answer until
 * the database notifies us that one of them has changed. Nothing is cached while those
 * notifications cannot be received.
 */
export function createGate(pool: Pool, changes: Changes): Gate {
  const { recall, forget } = keepCallers(pool, changes)
  return {
    childOf: (caller, params) => childOf(pool, caller.viewer.user_id, params),
    forget,
    async callerOf(token, clubId) {
      if (token === undefined || token.length > 200) return null
      return recall(hash('sha256', token, 'base64url'), clubId, () =>
        pool.query({
          name: 'viewer',
          text: 'select app.viewer($1, $2) as row',
          values: [hashOf(token), clubId ?? null],
        }),
      )
    },
    callerOfToken: (tokenId, clubId) =>
      recall(tokenId, clubId, () =>
        pool.query({
          name: 'viewer of token',
          text: 'select app.viewer_of_token($1, $2) as row',
          values: [tokenId, clubId ?? null],
        }),
      ),
  }
}

type ReadViewer = () => Promise<{ rows: { row: ViewerRow | null }[] }>

/** Callers by the hash and by the id of their token, in a club. */
function keepCallers(pool: Pool, changes: Changes) {
  const kept = new Map<string, { caller: Caller; until: number }>()
  changes.on((change) => {
    if (change.to !== 'viewer') return
    for (const [key, { caller }] of kept) {
      const personMatches = change.user_id === null || change.user_id === caller.viewer.user_id
      const clubMatches =
        change.user_id !== null ||
        change.club_id === null ||
        change.club_id === caller.viewer.club?.id
      if (personMatches && clubMatches) kept.delete(key)
    }
  })
  changes.onLost(() => kept.clear())
  return {
    forget(tokenId: number): void {
      for (const [key, { caller }] of kept) if (caller.token_id === tokenId) kept.delete(key)
    },
    async recall(
      token: string | number,
      clubId: number | undefined,
      read: ReadViewer,
    ): Promise<Caller | null> {
      const known = kept.get(keyOf(token, clubId))
      const now = Date.now()
      if (known && known.until > now) return known.caller
      const heard = changes.round()
      const row = (await read()).rows[0]?.row
      if (!row) return null
      if (now - Date.parse(row.token_used) > USE_NOTED_EVERY_MS)
        await pool.query('select app.used_token($1)', [row.token_id])
      const caller = toCaller(row)
      if (kept.size >= KEPT_MOST) kept.clear()
      if (changes.listening() && heard === changes.round()) {
        const until = Math.min(now + KEPT_MS, Date.parse(row.token_expires))
        kept.set(keyOf(token, clubId), { caller, until })
        kept.set(keyOf(row.token_id, clubId), { caller, until })
      }
      return caller
    },
  }
}

const keyOf = (token: string | number, clubId: number | undefined) => `${token} ${clubId ?? ''}`

/** What the database says of a caller as the rules read it. */
function toCaller(row: ViewerRow): Caller {
  const { club } = row
  return {
    token_id: row.token_id,
    token_expires: row.token_expires,
    full_name: row.full_name,
    impersonator_id: row.impersonator_id,
    club: club && {
      id: club.id,
      time_zone: club.time_zone,
      training_metric: club.training_metric,
      wordings: wordingsOf(club),
    },
    viewer: {
      ...toViewer(row),
      impersonated: row.impersonator_id !== null,
      ...(row.token_scope && { token_scope: row.token_scope }),
      ...(row.only_club && { only_club: row.only_club }),
    },
  }
}

/** A person as the rules read them. */
export function toViewer({ club, ...person }: PersonRow): Viewer {
  const today = club ? dayIn(club.time_zone, new Date()) : ''
  return {
    user_id: person.user_id,
    is_admin: person.is_admin,
    has_clubs: person.has_clubs,
    lacks_second_step: person.lacks_second_step,
    club: club && {
      id: club.id,
      is_individual: club.is_individual,
      default_sport_id: club.default_sport_id,
      member: club.status === APPROVED,
      roles: club.roles,
      permissions: club.permissions,
      features: club.features,
      subscription_ends: club.subscription_ends,
      expired: isSubscriptionOver(club.subscription_ends, today),
      coaches_see_minors: club.coaches_see_minors ?? false,
      reports: club.reports,
    },
  }
}

/** What a person does not see of the people of a club is hidden from what is done for them. */
export const contextOfPerson = ({ user_id, club }: PersonRow, viewer: Viewer) => ({
  club_id: club?.id,
  user_id,
  hidden_since:
    club && hidesMinors(viewer) ? lastBirthdayOfAge(dayIn(club.time_zone, new Date())) : undefined,
  hides_private: hidesPrivate(viewer),
})

/** What the database is to know of a caller in a club: what it hides from them hangs on it. */
export const contextOfCaller = (caller: Caller | null, clubId: number | undefined) => ({
  club_id: clubId,
  user_id: caller?.viewer.user_id,
  impersonator_id: caller?.impersonator_id ?? undefined,
  hidden_since:
    clubId !== undefined && caller?.club && hidesMinors(caller.viewer)
      ? lastBirthdayOfAge(dayIn(caller.club.time_zone, new Date()))
      : undefined,
  // A guardian calls about a club they are not in.
  hides_private: clubId !== undefined && (!caller?.viewer.club || hidesPrivate(caller.viewer)),
})

/** Lets the caller through, or ends the request with the first reason of 401, 419, 420, 403. */
export function authorizeCaller(
  endpoint: Pick<
    Endpoint,
    'method' | 'access' | 'reads' | 'byToken' | 'whileImpersonating' | 'notWhileImpersonating'
  >,
  caller: Caller | null,
): void {
  const viewer = caller?.viewer ?? null
  const refusal = refusalFor(endpoint.access, viewer)
  if (refusal !== null) {
    const need = 'need' in refusal ? refusal.need : undefined
    throw new Refusal(
      refusal.code,
      need === undefined ? {} : { need: typeof need === 'object' ? need.join(',') : need },
    )
  }
  const code = viewer && signInRefusal(endpoint, viewer)
  if (code) throw new Refusal(code)
}
