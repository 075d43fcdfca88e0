import { Group, Stack } from '@mantine/core'
import { sessionPublicPage } from '#contract/live/public.ts'
import { SharePublicly } from '../../lazy/share-publicly.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { useSession } from '../session-facts/open.ts'
import { SessionStart } from './SessionPage.tsx'

/** What an event opens on, with the way to its public page for who may change it. */
export function EventStart() {
  const viewer = useViewer()
  const { id, user_actions } = useSession()
  return (
    <Stack gap="md">
      {user_actions.edit && can(sessionPublicPage.access, viewer) && (
        <Group justify="flex-end" mih={36}>
          <SharePublicly sessionId={id} />
        </Group>
      )}
      <SessionStart />
    </Stack>
  )
}
