import { lazy, Suspense } from 'react'
import { orNothing } from '../load/or-nothing.ts'
import type { Input } from '#contract/endpoint.ts'
import type { openThread } from '#contract/club/messages.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { openModal } from '../shell/modals.ts'

type Of = Input<typeof openThread>['body']
type Boat = { crew_id: number; name: string }

/** Fetched with the first chat that is opened, its texts beside it. */
const GroupChat = lazy(() =>
  orNothing(
    Promise.all([import('../club/messages/GroupChat.tsx'), loadTexts(['messages'])]).then(
      ([module]) => ({ default: module.GroupChat }),
    ),
  ),
)

/** Opens the chat of a squad, a crew or a session above the page one is on. */
export function openGroupChat(title: string, of: Of, boats?: readonly Boat[]): void {
  openModal({
    title,
    content: (
      <Suspense>
        <GroupChat of={of} {...(boats && { boats })} />
      </Suspense>
    ),
    size: 'lg',
    writesAddress: true,
  })
}
