import { redirect, type MiddlewareFunction } from 'react-router'
import type { Access } from '#contract/access.ts'
import { refusalFor } from '#domain/rules/access.ts'
import { t } from '../i18n/i18n.ts'
import { paths } from '../paths.ts'
import { notify } from './notices.ts'
import { isProblem } from './reactions.ts'
import { accessToken, keepTarget, selectedClubId, takeTarget, targetOf } from './session-store.ts'
import { loadViewer } from './viewer.ts'

/** For guests: someone signed in has nothing to do here. */
export const guestsOnly: MiddlewareFunction = () => {
  if (accessToken() !== null) throw redirect(paths.root())
}

/** Remembers where people go, sends strangers to sign in and those who may not enter to where they learn why. */
export const enter =
  (access: Access): MiddlewareFunction =>
  async ({ request }) => {
    const url = new URL(request.url)
    const target = targetOf(url, selectedClubId())
    if (target) keepTarget(target)
    if (accessToken() === null) throw redirect(paths.login())
    const viewer = await loadViewer().catch((error: unknown) => {
      // Whoever cannot be told from a stranger starts again; a server that is down is no reason to sign out.
      throw isProblem(error) && error.status >= 400 && error.status < 500 ? redirect(paths.logout('expired')) : error
    })
    const refusal = refusalFor(access, viewer)
    if (refusal?.status === 419) throw redirect(paths.welcome())
    if (refusal?.status === 420) throw redirect(paths.licenceExpired())
    if (!refusal) return
    if (refusal.code === 'feature_missing') notify('error', t('unauthorized.plan'), { persistent: true })
    else notify('error', t('unauthorized.title'))
    throw redirect(paths.unauthorized())
  }

/** Those without a club are welcomed; those who have one go on to it. */
export const newcomersOnly: MiddlewareFunction = async () => {
  const viewer = await loadViewer()
  if (viewer.has_clubs) throw redirect(paths.home())
}

/** Where to go after signing in or choosing a club. */
export const nextPlace = (clubId: number | null): string => takeTarget(clubId) ?? paths.home()
