import { lazy, Suspense } from 'react'
import { makeConnectCodes } from '#contract/live/live.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { orNothing } from '../load/or-nothing.ts'
import { can, useViewer } from '../shell/viewer.ts'

const Item = lazy(() =>
  orNothing(
    Promise.all([import('../live/live/codes/ConnectCodesItem.tsx'), loadTexts(['recorder'])]).then(
      ([module]) => ({ default: module.ConnectCodesItem }),
    ),
  ),
)

/** The way to the codes by which phones record, in a menu of who may change the session. */
export function ConnectCodes({ session }: { session: Session }) {
  const viewer = useViewer()
  if (!can(makeConnectCodes.access, viewer) || !session.user_actions.edit) return null
  return (
    <Suspense>
      <Item session={session} />
    </Suspense>
  )
}
