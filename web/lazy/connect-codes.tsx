import { Group } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.tsx'
import { makeConnectCodes } from '#contract/live/live.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { loadChunk } from '../shell/chunks.ts'
import { can, useViewer } from '../shell/viewer.ts'

const Button = lazyPart(() =>
  loadChunk(
    import('../live/live/codes/ConnectCodesButton.tsx').then((module) => ({
      default: module.ConnectCodesButton,
    })),
  ),
)

/** The codes by which phones record, for people who may change the session. */
export function ConnectCodes({ session }: { session: Session }) {
  const viewer = useViewer()
  if (!can(makeConnectCodes.access, viewer) || !session.user_actions.edit) return null
  return (
    <Group justify="flex-end" mih={36}>
      <Suspense>
        <Button session={session} />
      </Suspense>
    </Group>
  )
}
