import { Text } from '@mantine/core'
import { IconCalendarQuestion } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AvailablePerson } from '#contract/planning/availability.ts'
import { DAY_PARTS } from '#domain/constants/attendance.ts'
import { addDays } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './availability.module.css'
import { StandingIcon } from './StandingIcon.tsx'
import { gridQuery } from './queries.ts'
import { countFree, slotsOfWeek, standingAt, WEEKDAYS, type WeekSlot } from './week-slots.ts'
import ui from '../../ui/ui.module.css'

export type AvailabilityGridProps = {
  /** YYYY-MM-DD; its week is shown. */
  weekOf: string
  squadId?: number | null
  /** Only these people, as when a session is being planned; without it all athletes. */
  userIds?: readonly number[]
}

/**
 * Who can train when in a week: people by slots, with the number of those who can above. For
 * coaches, also beside a plan.
 */
export function AvailabilityGrid({ weekOf, squadId = null, userIds }: AvailabilityGridProps) {
  const { t } = useTranslation('availability')
  const asked = useQuery({ ...gridQuery(weekOf, squadId), placeholderData: keepPreviousData })
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={8} />
  const people = data.data.people.filter(
    ({ user_id }) => userIds === undefined || userIds.includes(user_id),
  )
  if (people.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconCalendarQuestion size={32} />}
        title={t('nobody.title')}
        text={t('nobody.text')}
      />
    )
  return <Grid monday={data.data.monday} people={people} />
}

function Grid({ monday, people }: { monday: string; people: readonly AvailablePerson[] }) {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const slots = slotsOfWeek(monday)
  return (
    <ScrollRegion label={t('gridTitle')} className={classes.scroll}>
      <table className={classes.grid}>
        <caption>{t('caption', { count: people.length })}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('person')}
            </th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="colgroup" colSpan={DAY_PARTS.length} className={classes.day}>
                {format.day(addDays(monday, weekday - 1))}
              </th>
            ))}
          </tr>
          <tr>
            {slots.map(({ date, part }) => (
              <th key={`${date} ${part}`} scope="col" className={classes.part}>
                {t(`parts.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('canTrain')}</th>
            {slots.map((slot) => (
              <Count
                key={`${slot.date} ${slot.part}`}
                free={countFree(people, slot)}
                of={people.length}
              />
            ))}
          </tr>
          {people.map((person) => (
            <tr key={person.user_id}>
              <th scope="row">{person.full_name}</th>
              {slots.map((slot) => (
                <Cell key={`${slot.date} ${slot.part}`} person={person} slot={slot} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const HEATS = 5

function Count({ free, of }: { free: number; of: number }) {
  return (
    <td
      className={`${classes.count} ${ui.tabular}`}
      data-heat={of === 0 ? 0 : Math.ceil((free / of) * HEATS)}
    >
      {free}
    </td>
  )
}

function Cell({ person, slot }: { person: AvailablePerson; slot: WeekSlot }) {
  const { t } = useTranslation('availability')
  const standing = standingAt(person, slot)
  const word = t(`standings.${standing}`)
  return (
    <td className={classes.cell} data-standing={standing} title={word}>
      <StandingIcon standing={standing} />
      <Text component="span" className={classes.word}>
        {word}
      </Text>
    </td>
  )
}
