import { Group, Stack } from '@mantine/core'
import { useSession } from '../../../planning/session-facts/open.ts'
import { SessionStart } from '../../../planning/sessions/open.ts'
import { SharePublicly } from './SharePublicly.tsx'

/** What an event opens on, with the way to its public page for who may change it. */
export function EventStart() {
  const { id, user_actions } = useSession()
  return (
    <Stack gap="md">
      {user_actions.edit && (
        <Group justify="flex-end">
          <SharePublicly sessionId={id} />
        </Group>
      )}
      <SessionStart />
    </Stack>
  )
}
