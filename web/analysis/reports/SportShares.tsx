import { Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trainingParts } from '#contract/analysis/reports-training.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { useAfterPaint } from '../../ui/after-paint.ts'
import { CellBar } from '../../ui/Spark.tsx'
import { useAskedReport } from './asked-report.ts'
import classes from './reports.module.css'

/** So many sports stand there; the parts below have all. */
const MOST_SPORTS = 6

/** How the time spreads over the sports, beside the picture of the report. */
export function SportShares() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { query: report, canAsk } = useAskedReport()
  const isPainted = useAfterPaint()
  const { against: _against, ...asked } = report
  const { data } = useQuery({
    ...query(trainingParts, { query: asked }),
    enabled: canAsk && isPainted,
    placeholderData: keepPreviousData,
  })
  const sports = (data?.data.groups ?? [])
    .filter(({ grouped_by, time }) => grouped_by === 'sport' && (time ?? 0) > 0)
    .map(({ id, time }) => ({ id, time: time ?? 0 }))
    .toSorted((one, other) => other.time - one.time)
  const whole = sports.reduce((sum, { time }) => sum + time, 0)
  const most = sports[0]?.time ?? 0
  if (whole === 0) return null
  return (
    <Stack component="section" gap="sm" aria-label={t('bySport')}>
      <Title order={2}>
        {t('bySport')}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {t('bySportUnit')}
        </Text>
      </Title>
      <ul className={classes.sports}>
        {sports.slice(0, MOST_SPORTS).map(({ id, time }) => (
          <li key={id}>
            <SportMark sportId={id} size={26} />
            <CellBar share={time / most} />
            <span className={classes.figure}>{format.duration(time)}</span>
            <span className={classes.share}>{format.percent((100 * time) / whole)}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
