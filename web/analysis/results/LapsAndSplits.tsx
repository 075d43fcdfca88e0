import { SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { activityDetail } from '#contract/recordings/activities.ts'
import { usualSplit } from '#domain/constants/sports.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import classes from './results.module.css'
import { RoundsTable } from './RoundsTable.tsx'
import { roundsOfLaps, roundsOfSplits } from './rounds.ts'
import { speedScale } from '#domain/time/speed-scale.ts'

const LENGTHS = [100, 200, 250, 500, 1000] as const

const lengthOf = (text: string | null, sportId: number) =>
  LENGTHS.find((length) => String(length) === text) ?? usualSplit(sportId)

/** The laps the device closed, and even splits of a length one chooses. */
export function LapsAndSplits({ activityId, sportId }: { activityId: number; sportId: number }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const [search, change] = useSearchParam()
  const split = lengthOf(search.get('split'), sportId)
  const asked = useQuery({
    ...query(activityDetail, { params: { id: activityId }, query: { split } }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={4} />
  const { laps, splits } = data.data
  const scale = speedScale(sportId)
  const choose = (length: string) => change({ split: length })
  return (
    <div className={classes.tables}>
      <Stack gap="xs" component="section">
        <Title order={3}>{t('splits.title')}</Title>
        <SegmentedControl
          aria-label={t('splits.length')}
          className={classes.lengths ?? ''}
          value={String(split)}
          onChange={choose}
          data={LENGTHS.map((length) => ({
            value: String(length),
            label: format.distance(length),
          }))}
        />
        {splits.length > 0 ? (
          <RoundsTable
            id="splits"
            label={t('splits.title')}
            rounds={roundsOfSplits(splits)}
            scale={scale}
            first={t('splits.at')}
          />
        ) : (
          <Text c="dimmed">{t('splits.none')}</Text>
        )}
      </Stack>
      <Stack gap="xs" component="section">
        <Title order={3}>{t('laps.title')}</Title>
        {laps.length > 0 ? (
          <RoundsTable
            id="laps"
            label={t('laps.title')}
            rounds={roundsOfLaps(laps)}
            scale={scale}
            first={t('laps.number')}
          />
        ) : (
          <Text c="dimmed">{t('laps.none')}</Text>
        )}
      </Stack>
    </div>
  )
}
