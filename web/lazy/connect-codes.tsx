import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.tsx'
import { makeConnectCodes } from '#contract/live/live.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { can, useViewer } from '../shell/viewer.ts'

const Item = lazyPart(() =>
  import('../live/live/codes/ConnectCodesItem.tsx').then((module) => ({
    default: module.ConnectCodesItem,
  })),
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
