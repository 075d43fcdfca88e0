import { Text, Title, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Slot } from '#contract/planning/availability.ts'
import { DAY_PARTS, PART_HOURS } from '#domain/constants/attendance.ts'
import { addDays } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import classes from './availability.module.css'
import { StandingIcon } from './StandingIcon.tsx'
import { useSaveWeek } from './queries.ts'
import { standingAt, tappedSlot, WEEKDAYS } from './week-slots.ts'
import ui from '../../ui/ui.module.css'
import { colon, listSeparator } from '../../format/punctuation.ts'

/** Any Monday: only the names of the days are shown. */
const SOME_MONDAY = '2026-03-02'

/** Seven days by four parts; a tap goes from not said to can, to cannot, and back. */
export function OwnWeek({ slots }: { slots: readonly Slot[] }) {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const { mutate } = useSaveWeek()
  return (
    <section>
      <Title order={2}>{t('week')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('weekHint')}
      </Text>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {DAY_PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`parts.${part}`)}
                <span className={`${classes.hours} ${ui.tabular}`}>
                  {PART_HOURS[part].join('–')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => {
            const date = addDays(SOME_MONDAY, weekday - 1)
            const day = format.weekday(date)
            return (
              <tr key={weekday}>
                <th scope="row">{day}</th>
                {DAY_PARTS.map((part) => {
                  const standing = standingAt(
                    { slots: [...slots], absences: [] },
                    { weekday, date, part },
                  )
                  return (
                    <td key={part}>
                      <UnstyledButton
                        className={classes.slot}
                        data-standing={standing}
                        aria-label={
                          [day, t(`parts.${part}`)].join(listSeparator()) +
                          colon() +
                          t(`standings.${standing}`)
                        }
                        onClick={() => mutate(tappedSlot(slots, weekday, part))}
                      >
                        <StandingIcon standing={standing} />
                        <span>{t(`standings.${standing}`)}</span>
                      </UnstyledButton>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
