import { Stack } from '@mantine/core'
import { ConnectCodes } from '../../lazy/connect-codes.tsx'
import { useSession } from '../../planning/session-facts/open.ts'
import { CrewsTab } from './CrewsTab.tsx'

/** The crews of a session, with the codes by which phones record. */
export function SessionCrews() {
  return (
    <Stack gap="md">
      <ConnectCodes session={useSession()} />
      <CrewsTab />
    </Stack>
  )
}
