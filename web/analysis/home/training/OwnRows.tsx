import { useTranslation } from 'react-i18next'
import { trainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { dailyMornings } from '#contract/analysis/monitoring-reports.ts'
import { isNoted } from '#domain/monitoring/noted.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { RatioStatus } from '../../../lookups/RatioStatus.tsx'
import { paths } from '../../../paths/paths.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { FigureRow, FigureRows } from '../../../ui/FigureRow.tsx'
import { Spark } from '../../../ui/Spark.tsx'
import type { ShownSpan } from './use-own-training.ts'
import { BestRows, WaitingRow } from './BestRows.tsx'

/** One figure of each of the other reports, which it leads to. */
export function OwnRows({ shown }: { shown: ShownSpan }) {
  const { t } = useTranslation('my-training')
  const { user_id } = useViewer()
  return (
    <FigureRows label={t('more')}>
      <LoadRow />
      <MorningRow />
      <BestRows shown={shown} />
      <FigureRow name={t('full')} note={t('fullText')} to={paths.profileTraining(user_id)} />
    </FigureRows>
  )
}

/** How the load of a week stands to that of four, with its word. */
function LoadRow() {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const viewer = useViewer()
  const isOpen = can(trainingRatios.access, viewer)
  const asked = useQuery({
    ...query(trainingRatios, { query: { athletes: String(viewer.user_id) } }),
    enabled: isOpen,
  })
  if (!isOpen) return <FigureRow name={t('load')} note={t('notInPlan')} />
  if (!asked.data) return <WaitingRow for={asked} />
  const { lines, athletes } = asked.data.data
  const [own] = athletes
  return (
    <FigureRow
      name={t('load')}
      note={t('loadRight', {
        low: format.number(lines.low, 1),
        high: format.number(lines.high, 1),
      })}
      {...(own && own.ratio !== null && { value: format.number(own.ratio, 2) })}
      aside={own && <RatioStatus {...own} />}
      to={paths.trainingRatio()}
    />
  )
}

/** The waking heart rate of two weeks, or how ready somebody is today. */
function MorningRow() {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const viewer = useViewer()
  const isOpen = can(dailyMornings.access, viewer)
  const asked = useQuery({
    ...query(dailyMornings, { query: { athletes: String(viewer.user_id) } }),
    enabled: isOpen,
  })
  if (!isOpen) return <FigureRow name={t('mornings')} note={t('notInPlan')} />
  if (!asked.data) return <WaitingRow for={asked} />
  const [own] = asked.data.data.athletes
  const row = { name: t('mornings'), to: paths.profileMorning(viewer.user_id) }
  const last = own?.pulse?.values.findLast((value) => value !== null)
  if (own?.pulse && last != null) {
    const reading = own.readings.find(({ field }) => field === 'waking_hr')
    return (
      <FigureRow
        {...row}
        note={own.entered || !own.asked ? t('pulse') : t('missing')}
        picture={
          <Spark
            label={t('pulseCourse', { value: format.number(last) })}
            values={own.pulse.values}
            usual={own.pulse.high}
            isNoted={reading !== undefined && isNoted(reading)}
          />
        }
        value={format.number(last)}
      />
    )
  }
  if (own?.readiness != null)
    return <FigureRow {...row} note={t('readiness')} value={format.number(own.readiness, 1)} />
  return <FigureRow {...row} note={own?.asked ? t('missing') : t('notAsked')} />
}
