import { Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/endpoint.ts'
import type { dailyMornings } from '#contract/analysis/monitoring-reports.ts'
import { useFormat } from '../../../format/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { MorningCourse } from './MorningCourse.tsx'
import classes from './monitoring-reports.module.css'
import { ReadingCell } from './ReadingCell.tsx'
import { StateOf, useDailyColumns, type PlacedAthlete } from './use-daily-columns.tsx'
import { useReadingWords } from './use-reading-words.ts'

type Daily = Reply<typeof dailyMornings>['data']

/** A line an athlete; one that is opened says why, and shows the last four weeks. */
export function DailyTable({ daily }: { daily: Daily }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const [opened, setOpened] = useState<number | null>(null)
  const columns = useDailyColumns(daily.fields, daily.day)
  const rows = useMemo(
    () => daily.athletes.map((athlete, place) => ({ ...athlete, place })),
    [daily.athletes],
  )
  return (
    <DataTable
      id="morning-monitoring"
      label={t('daily.table', { day: format.within.day(daily.day) })}
      columns={columns}
      rows={rows}
      rowKey={ROW_KEY}
      sortedBy={{ key: 'state' }}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: (athlete) => <Opened athlete={athlete} day={daily.day} />,
      }}
      renderPhoneRow={(athlete) => <PhoneRow athlete={athlete} day={daily.day} />}
    />
  )
}

const ROW_KEY = ({ user_id }: PlacedAthlete) => String(user_id)

type OfAthlete = { athlete: PlacedAthlete; day: string }

const notedOf = ({ readings }: PlacedAthlete) =>
  readings
    .filter(({ level }) => level !== null && level !== 'green')
    .toSorted((one, other) => Number(other.level === 'red') - Number(one.level === 'red'))

function PhoneRow({ athlete, day }: OfAthlete) {
  const { t } = useTranslation('monitoring-reports')
  const noted = notedOf(athlete)
  return (
    <Stack gap={6}>
      <Text fw={500}>{athlete.full_name}</Text>
      <StateOf athlete={athlete} day={day} />
      {noted.length > 0 && (
        <span className={classes.chips}>
          {noted.map((reading) => (
            <ReadingCell key={reading.field} reading={reading} isNamed />
          ))}
        </span>
      )}
      {athlete.entered && noted.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('daily.nothingNoted')}
        </Text>
      )}
    </Stack>
  )
}

/** Why values are amber or red, in words; then the course of four weeks. */
function Opened({ athlete, day }: OfAthlete) {
  const { t } = useTranslation('monitoring-reports')
  const { write, why } = useReadingWords()
  const judged = athlete.readings.filter(({ level }) => level !== 'green')
  return (
    <div className={classes.inside}>
      {judged.length > 0 && (
        <ul className={classes.list}>
          {judged.map((reading) => (
            <li key={reading.field}>
              <Text size="sm">
                {`${t(`fields.${reading.field}`)} ${write(reading.field, reading.value)}: ` +
                  why(reading)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {athlete.note !== null && <Text size="sm">{t('daily.note', { note: athlete.note })}</Text>}
      <MorningCourse userId={athlete.user_id} day={day} />
    </div>
  )
}
