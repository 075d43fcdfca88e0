import { Button } from '@mantine/core'
import { IconCalendarUser } from '@tabler/icons-react'
import { lazy, useState, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import { availabilityGrid } from '#contract/planning/availability.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'

const AvailabilityGrid = lazy(() =>
  orNothing(
    import('../availability/AvailabilityGrid.tsx').then((module) => ({
      default: module.AvailabilityGrid,
    })),
  ),
)

/**
 * Who can train when in the week being planned, for those chosen or, before anybody is, for
 * everybody.
 */
export function WhoCan({ day, userIds }: { day: string; userIds: readonly number[] }) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  if (day === '' || !can(availabilityGrid.access, viewer)) return null
  return (
    <>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconCalendarUser size={18} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('whoCan')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<PageState state="loading" rows={6} />}>
          <AvailabilityGrid weekOf={day} {...(userIds.length > 0 && { userIds })} />
        </Suspense>
      )}
    </>
  )
}
