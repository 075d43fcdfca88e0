import { Button, Stack } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { availabilityGrid } from '#contract/planning/availability.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { Absences } from './Absences.tsx'
import { OwnWeek } from './OwnWeek.tsx'
import { useOwnAvailability } from './queries.ts'

/** When one can train in an ordinary week, and the days one is away. */
export function AvailabilityPage() {
  return useViewer().impersonated ? <PageState state="unauthorized" /> : <OwnAvailability />
}

function OwnAvailability() {
  const { t } = useTranslation('availability')
  const viewer = useViewer()
  const asked = useOwnAvailability()
  const { data } = asked
  const action = can(availabilityGrid.access, viewer) && (
    <Button
      component={Link}
      to={paths.availabilityGrid()}
      variant="default"
      leftSection={<IconLayoutGrid size={18} />}
    >
      {t('toGrid')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('lead')} action={action}>
      {data ? (
        <Stack gap="xl">
          <OwnWeek slots={data.data.slots} />
          <Absences absences={data.data.absences} />
        </Stack>
      ) : (
        <Waiting for={asked} rows={6} />
      )}
    </Page>
  )
}
