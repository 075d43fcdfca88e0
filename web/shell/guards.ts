import { setupState } from '#contract/people/account-setup.ts'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isCoach } from '#domain/rules/viewer.ts'
import { isOpenTo, refusalFor, type Access } from '#domain/rules/access.ts'
import { api } from '../api/api.ts'
import { t } from '../i18n/i18n.ts'
import { paths } from '../paths/paths.ts'
import { lastReport } from './last-report.ts'
import { activeMemberships } from './choose-club.ts'
import { notify } from './notices.ts'
import { BILLING_ACCESS, MORNINGS_ACCESS } from './place-access.ts'
import { isProblem } from './reactions.ts'
import { seesOnlySelf } from './report-places.ts'
import { selectClub } from './select-club.ts'
import {
  accessToken,
  clubOfTab,
  isOfNoClub,
  keepTarget,
  lastWords,
  placeInClub,
  takeTarget,
  targetOf,
} from './session-store.ts'
import { loadViewer, type Viewer } from './viewer.ts'

/** Runs before a screen: it lets the person through, or throws a redirect. */
export type Guard = (way: Pick<LoaderFunctionArgs, 'request' | 'params'>) => void | Promise<void>

/** Where an administrator sets up the second step, and gets no further before. */
const SECOND_STEP_PATH = paths.ownSettings('second-step')

/** A guard for guests: a person who is signed in has nothing to do here. */
export const guestsOnly: Guard = async () => {
  if (accessToken() !== null) throw redirect(paths.root())
  await leadToSetup()
}

const SET_UP = 'set-up'

/** An installation without an account leads everybody to where the first is made. */
async function leadToSetup(): Promise<void> {
  if (localStorage.getItem(SET_UP) !== null) return
  const state = await api(setupState, {}).catch(() => null)
  if (state?.data.is_open) throw redirect(paths.setup())
  if (state) localStorage.setItem(SET_UP, 'done')
}

/**
 * Remembers where people go, sends strangers to sign in and those who may not enter to where they
 * learn why.
 */
export const enter =
  (access: Access): Guard =>
  async ({ request }) => {
    const url = new URL(request.url)
    const target = targetOf(url, clubOfTab())
    if (target) keepTarget(target)
    if (accessToken() === null) throw redirect(paths.login())
    const viewer = await loadViewer().catch((error: unknown) => {
      throw isProblem(error) ? signOutOf(error) : error
    })
    if (access.level === 'member') enterNamedClub(url, viewer)
    // The club of the place was unknown until the clubs were loaded.
    if (target?.clubId === null && !isOfNoClub(target))
      keepTarget({ ...target, clubId: viewer.selected?.club_id ?? null })
    if (viewer.lacks_second_step && url.pathname !== SECOND_STEP_PATH)
      throw redirect(SECOND_STEP_PATH)
    const refusal = refusalFor(access, viewer)
    if (refusal?.status === 419) throw redirect(placeWithoutClub(viewer))
    if (refusal?.status === 420)
      throw redirect(isOpenTo(BILLING_ACCESS, viewer) ? paths.billing() : paths.licenceExpired())
    if (!refusal) return
    if (refusal.code === 'admin_only') throw redirect(paths.home())
    if (refusal.code === 'feature_missing') {
      notify('error', () => t('unauthorized.plan'), { persistent: true })
      throw redirect(paths.upgrade(refusal.need))
    }
    notify('error', t('unauthorized.title'))
    throw redirect(isOfChallenges(access) ? paths.challenges() : paths.unauthorized())
  }

/** A link that names one of a person's clubs leads to its place in that club. */
function enterNamedClub(url: URL, { memberships, selected }: Viewer): void {
  const named = placeInClub(url)
  const isOwn = activeMemberships(memberships).some(({ club_id }) => club_id === named?.clubId)
  if (!named || !isOwn) return
  if (named.clubId !== selected?.club_id) selectClub(named.clubId)
  throw redirect(named.place)
}

/** A server that is down or busy is no reason to sign out. */
const PASSING = [0, 429, 502, 503, 504]

/**
 * A person the server does not recognize signs in again, and so does one whose profile it refuses,
 * who is shown its words.
 */
function signOutOf(problem: Error & { status: number }): unknown {
  if (PASSING.includes(problem.status)) return problem
  if (problem.status !== 401) lastWords.set(problem.message)
  return redirect(paths.logout('expired'))
}

/** Where somebody is at home who is in no club: a guardian needs none. */
function placeWithoutClub({ is_admin, me }: Viewer): string {
  if (is_admin) return paths.admin()
  return me.has_children ? paths.children() : paths.welcome()
}

/** Who may not organise challenges still sees them. */
const isOfChallenges = (access: Access): boolean =>
  access.level === 'member' &&
  (access.permission === 'manage-challenges' || access.permission === 'manage-challenge-teams')

/** A page for guests and for people who are signed in. */
export const guestsToo: Guard = (way) =>
  accessToken() === null ? undefined : enter({ level: 'user' })(way)

/** Those without a club are welcomed; those who have one go on to it. */
export const newcomersOnly: Guard = async () => {
  const viewer = await loadViewer()
  if (viewer.has_clubs) throw redirect(paths.home())
  // Signed up to found a club: that step is open.
  if (viewer.me.founds_club) throw redirect(paths.activateClub('mine'))
}

/** A person who founds no club skips to the last step. */
export const foundersOnly: Guard = async ({ params }) => {
  const { me } = await loadViewer()
  if (!me.founds_club) throw redirect(paths.activateFinal(params['code'] ?? ''))
}

/** Where to go after choosing a club. */
const nextPlace = (clubId: number | null): string => takeTarget(clubId) ?? paths.home()

/** Where to go after signing in: also to what lies in a club that one may still join. */
export const placeAfterSignIn = ({ selected, memberships }: Viewer): string => {
  const own = activeMemberships(memberships).map(({ club_id }) => club_id)
  return takeTarget(selected?.club_id ?? null, own) ?? paths.home()
}

/** The report used last; before any, a coach's mornings where the plan has them. */
export const firstReport: Guard = async () => {
  const viewer = await loadViewer()
  throw redirect((lastReport(viewer) ?? firstOf(viewer)).to)
}

/** An athlete begins with their own training, others with what the plan has for them. */
function firstOf(viewer: Viewer): { to: string } {
  if (seesOnlySelf(viewer)) return { to: paths.myTraining() }
  const isForMornings = isCoach(viewer) && isOpenTo(MORNINGS_ACCESS, viewer)
  return { to: isForMornings ? paths.morningMonitoring() : paths.trainingSummary() }
}

/** Who pays for a plan that has ended goes to where it can be renewed. */
export const payersToBilling: Guard = async () => {
  const viewer = await loadViewer()
  if (viewer.club?.expired && isOpenTo(BILLING_ACCESS, viewer)) throw redirect(paths.billing())
}

/** Chooses the club of the address and redirects to the place the person was going to. */
export const switchClub: Guard = async ({ params }) => {
  const { memberships } = await loadViewer()
  const membership = memberships.find(({ club_id }) => club_id === Number(params['clubId']))
  if (membership) selectClub(membership.club_id)
  else notify('error', t('notYourClub'))
  throw redirect(nextPlace(membership?.club_id ?? null))
}
