import { LIFETIME } from '#domain/constants/limits.ts'
import { createStore } from './store.ts'

/**
 * What this browser knows of the signed-in person: the token, the chosen club and the page they
 * wanted to open.
 */

const TOKEN = 'access_token'
const OWN_TOKEN = 'own_access_token'
const SIGN_OUTS = 'sign_outs'
const CLUB_COOKIE = 'selected-club'
const TAB_CLUB = 'tab-club'
const GO_TO = 'go-to'
const CLUB_COOKIE_SECONDS = LIFETIME.selected_club_cookie_days * 24 * 3600

/** Why the server refused the profile, for the page where one signs in again. */
export const lastWords = createStore<string | null>(null)

/** The club of this tab; null until the clubs have loaded. */
export const clubStore = createStore<number | null>(null)
export const selectedClubId = (): number | null => clubStore.get()

/** The club of this tab, also before the clubs have loaded: a reload keeps it. */
export const clubOfTab = (): number | null =>
  clubStore.get() ?? idIn(sessionStorage.getItem(TAB_CLUB))

function idIn(text: string | null | undefined): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export const accessToken = (): string | null => localStorage.getItem(TOKEN)
/**
 * Fingerprints of tokens of sign-ins that were left and that the server has not ended yet. They say
 * nothing of a person and open nothing, so signing out keeps them.
 */
export const pendingSignOuts = (): string[] =>
  localStorage.getItem(SIGN_OUTS)?.split(' ').filter(Boolean) ?? []

export function keepSignOuts(fingerprints: readonly string[]): void {
  if (fingerprints.length === 0) localStorage.removeItem(SIGN_OUTS)
  else localStorage.setItem(SIGN_OUTS, fingerprints.join(' '))
}

export const keepToken = (token: string): void => localStorage.setItem(TOKEN, token)

/**
 * Whether what another tab did to the store may have changed who is signed in; a store that was
 * cleared names no key.
 */
export const touchesSignIn = ({ key }: Pick<StorageEvent, 'key'>): boolean =>
  key === null || key === TOKEN

/** Continues in somebody's name; the administrator's own sign-in is kept for later. */
export function actWith(token: string): void {
  const own = accessToken()
  forgetPlace()
  if (own !== null) localStorage.setItem(OWN_TOKEN, own)
  keepToken(token)
}

/**
 * Restores the administrator's own sign-in. Returns false for a person who does not act in
 * anybody's name.
 */
export function takeOwnTokenBack(): boolean {
  const own = localStorage.getItem(OWN_TOKEN)
  if (own === null) return false
  forgetPlace()
  localStorage.removeItem(OWN_TOKEN)
  keepToken(own)
  return true
}

export function rememberedClubId(): number | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CLUB_COOKIE}=`))
  return idIn(entry?.split('=')[1])
}

export function keepClub(id: number): void {
  clubStore.set(id)
  sessionStorage.setItem(TAB_CLUB, String(id))
  document.cookie = `${CLUB_COOKIE}=${id}; path=/; max-age=${CLUB_COOKIE_SECONDS}; samesite=lax`
}

/**
 * The page a person wanted to open, with the club it belongs to if that is known. It is kept per
 * tab.
 */
export type Target = { path: string; search: string; clubId: number | null }

/** Signing in and out, switching, the start page and dead ends are no places to return to. */
const FORGETTABLE =
  /^\/(login|register|logout|home|switch-club|welcome|unauthorized|billing-licence-expired|404)?(\/|$)/

/** Whose club a person need not be in: an invitation to it, or a link to join it. */
const OF_NO_CLUB = /^\/(invitation-for-membership|join)\//

/** Whether a place is open whatever club is selected. */
export const isOfNoClub = ({ path }: Pick<Target, 'path'>): boolean => OF_NO_CLUB.test(path)

/**
 * The target of a navigation, or null where there is nothing worth returning to. A `club_id` in the
 * query names the club.
 */
export function targetOf(
  location: { pathname: string; search: string },
  club: number | null,
): Target | null {
  if (FORGETTABLE.test(location.pathname)) return null
  const target = { path: location.pathname, search: location.search }
  if (isOfNoClub(target)) return { ...target, clubId: null }
  return { ...target, clubId: clubNamedIn(location) ?? club }
}

const CLUB = 'club_id'

/** The club that a link into the app names. */
export const clubNamedIn = ({ search }: { search: string }): number | null =>
  idIn(new URLSearchParams(search).get(CLUB))

/** The same place without the club that its link names; null where it names none. */
export function placeInClub(url: URL): { clubId: number; place: string } | null {
  const clubId = clubNamedIn(url)
  if (clubId === null || isOfNoClub({ path: url.pathname })) return null
  const query = new URLSearchParams(url.search)
  query.delete(CLUB)
  return { clubId, place: url.pathname + (query.size > 0 ? `?${query}` : '') }
}

export const keepTarget = (target: Target): void =>
  sessionStorage.setItem(GO_TO, JSON.stringify(target))

export function rememberedTarget(): Target | null {
  const text = sessionStorage.getItem(GO_TO)
  return text === null ? null : (JSON.parse(text) as Target)
}

/**
 * Takes the remembered place out of memory and returns it if it fits the club, otherwise null. What
 * lies in a club that is none of one's `own` may be a way into it.
 */
export function takeTarget(club: number | null, own?: readonly number[]): string | null {
  const target = rememberedTarget()
  if (!target) return null
  const { clubId } = target
  const fits = clubId === null || clubId === club || own?.includes(clubId) === false
  if (!fits) return null
  sessionStorage.removeItem(GO_TO)
  return target.path + target.search
}

/** Nobody returns to where they have done what they came for. */
export const forgetTarget = (): void => sessionStorage.removeItem(GO_TO)

function forgetPlace(): void {
  clubStore.set(null)
  document.cookie = `${CLUB_COOKIE}=; path=/; max-age=0; samesite=lax`
  sessionStorage.clear()
}

/** Clears what only this tab keeps; what all tabs share may belong to another person by now. */
export function leaveTab(): void {
  clubStore.set(null)
  sessionStorage.clear()
}

/**
 * Clears what signing out must clear. A person whose sign-in expired returns to their place, a
 * person who signed out does not.
 */
export function forgetPerson(keep: 'target' | 'nothing'): void {
  const target = keep === 'target' ? rememberedTarget() : null
  const pending = pendingSignOuts()
  forgetPlace()
  localStorage.clear()
  keepSignOuts(pending)
  if (target) keepTarget(target)
}
