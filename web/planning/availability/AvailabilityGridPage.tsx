import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { useClubDay } from '../../format/club-clock.ts'
import { useFormat } from '../../format/format.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { Page } from '../../ui/Page.tsx'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'
import ui from '../../ui/ui.module.css'

/** The heat grid on a page of its own; week and squad are in the address. */
export function AvailabilityGridPage() {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const today = useClubDay()
  const asked = search.get('week') ?? ''
  const monday = isoWeekStart(isCalendarDay(asked) ? asked : today)
  const squad = Number(search.get('squad')) || null
  const squads = useQuery(squadsQuery({ people: false })).data?.data ?? []
  const go = (week: string, squadId: number | null) =>
    setSearch(
      { week, ...(squadId !== null && { squad: String(squadId) }) },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Page title={t('gridTitle')} subtitle={t('gridLead')}>
      <Group gap="sm" align="end">
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('weekBefore')}
          onClick={() => go(addDays(monday, -7), squad)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Text className={ui.tabular} py={10}>
          {format.range(monday, addDays(monday, 6))}
        </Text>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('weekAfter')}
          onClick={() => go(addDays(monday, 7), squad)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <NativeSelect
          label={t('squad')}
          value={String(squad ?? '')}
          data={[
            { value: '', label: t('allAthletes') },
            ...squads.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => go(monday, Number(value) || null)}
        />
      </Group>
      <AvailabilityGrid weekOf={monday} squadId={squad} />
    </Page>
  )
}
