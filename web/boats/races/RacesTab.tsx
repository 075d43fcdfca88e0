import { Button, Group, Stack } from '@mantine/core'
import { IconFlag, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, Suspense } from 'react'
import { lazyPart } from '../../load/lazy-part.tsx'
import { useTranslation } from 'react-i18next'
import type { eventRaces } from '#contract/boats/races.ts'
import type { Reply } from '#contract/endpoint.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useSession } from '../../planning/session-facts/open.ts'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Programme } from './Programme.tsx'
import { ProgrammeFiles } from './ProgrammeFiles.tsx'
import { racesQuery } from './queries.ts'

const RaceSheet = lazyPart(() =>
  import('./RaceSheet.tsx').then((module) => ({ default: module.RaceSheet })),
)

/** The races of a regatta: the programme with the results, and for coaches a sheet to enter both. */
export function RacesTab() {
  const { id } = useSession()
  const asked = useQuery(racesQuery(id))
  const { data } = asked
  return data ? <LoadedRaces {...data.data} /> : <Waiting for={asked} rows={8} />
}

/** A sheet that was opened stays until it is closed, also once the first races are stored. */
function LoadedRaces({ races, user_actions: { edit } }: Reply<typeof eventRaces>['data']) {
  const { t } = useTranslation('races')
  const session = useSession()
  const phone = usePhone()
  const [enters, setEnters] = useState(edit && races.length === 0)
  if (edit && enters)
    return (
      <Suspense fallback={<PageState state="loading" rows={8} />}>
        <RaceSheet session={session} races={races} onClose={() => setEnters(false)} />
      </Suspense>
    )
  const toSheet = edit && (
    <Button leftSection={<IconPencil size={18} />} onClick={() => setEnters(true)}>
      {t('edit')}
    </Button>
  )
  const files = <ProgrammeFiles session={session} races={races} />
  if (races.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconFlag size={32} />}
        title={t('none')}
        text={t('noneText')}
        action={toSheet}
      />
    )
  return (
    <Stack gap="md">
      {/* On a phone one's own races come first. */}
      {(edit || !phone) && (
        <Group justify="flex-end">
          {toSheet}
          {!phone && files}
        </Group>
      )}
      <Programme races={races} />
      {phone && <Group>{files}</Group>}
    </Stack>
  )
}
