import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { useStore } from '../../shell/store.ts'
import type { GridProps } from './ClubCalendar.tsx'
import { copied } from './copied.ts'
import { isKnownDay } from './kept-day.ts'
import { PasteHere } from './PasteHere.tsx'
import { byDay } from './place-sessions.ts'
import { SessionRow } from './SessionRow.tsx'
import { useDays } from './use-days.ts'
import classes from './day-list.module.css'

export type DayListProps = GridProps & {
  first: string
  last: string
  /** Also days without a session. */ everyDay?: boolean
}

/** Sessions as a list under their days. */
export function DayList({
  first,
  last,
  everyDay = false,
  placed,
  kept,
  colours,
  now,
  mayMove,
  onFree,
}: DayListProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const days = useDays()
  const pasted = useStore(copied)?.name ?? null
  const sessions = [...byDay(placed, first, last)].filter(([, here]) => everyDay || here.length > 0)
  return (
    <div className={classes.list} data-list>
      {sessions.map(([day, here]) => (
        <section key={day} aria-label={days.full(day)} data-day={day}>
          <div className={classes.head}>
            <Title order={2} size="h4" title={days.full(day)}>
              {format.day(day)}
            </Title>
            {pasted !== null && <PasteHere day={day} name={days.full(day)} pasted={pasted} />}
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('planOn', { day: days.full(day) })}
              className={classes.plus}
              onClick={() => onFree(day)}
            >
              <IconPlus size={18} />
            </Button>
          </div>
          {here.length === 0 && (
            <Text c="dimmed" size="sm">
              {t(isKnownDay(kept, day) ? 'none' : 'kept.notThisDay')}
            </Text>
          )}
          {here.map((one) => (
            <SessionRow
              key={one.item.id}
              placed={one}
              day={day}
              colours={colours}
              now={now}
              movable={mayMove(one.item)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
