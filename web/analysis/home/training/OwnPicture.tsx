import { Button, Stack, Text } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { periodsOf } from '#domain/reports/places.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import { wholePercents } from '#domain/training/distribution.ts'
import type { trainingSummary } from '#contract/analysis/reports.ts'
import type { Reply } from '#contract/endpoint.ts'
import { useFormat } from '../../../format/format.ts'
import { useZones, zoneParts } from '../../../lookups/zones.ts'
import { paths } from '../../../paths/paths.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { PlanColumns, type PlanColumn } from '../../../ui/charts/PlanColumns.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { ZoneBar } from '../../../ui/ZoneBar.tsx'
import { trainedDays, type ShownSpan } from './use-own-training.ts'

export type Trained = Reply<typeof trainingSummary>['data']['athletes'][number]

const SECONDS_AN_HOUR = 3600
/** So many names stand below the columns of weeks. */
const MOST_NAMES = 3

type OwnPictureProps = { shown: ShownSpan; own: Trained | undefined }

/** What was done against the plan, day by day or week by week, and how it spreads over the zones. */
export function OwnPicture({ shown, own }: OwnPictureProps) {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const columns = useColumns(shown, own)
  if (!own || columns.every(({ done, planned }) => done === 0 && planned === null))
    return (
      <PageState
        state="empty"
        icon={<IconChartBar />}
        title={t('none')}
        text={t('noneText')}
        action={
          <Button component={Link} to={paths.calendar()} variant="default">
            {t('screens.calendar', { ns: 'common' })}
          </Button>
        }
      />
    )
  const current = shown.by === 'day' ? shown.today : isoWeekStart(shown.today)
  return (
    <Stack gap="md">
      <PlanColumns
        title={t(`columns.${shown.by}`)}
        summary={columns.find(({ key }) => key === current)?.words ?? ''}
        columns={columns}
        current={current}
        mostNames={shown.by === 'day' ? columns.length : MOST_NAMES}
        writeTick={(hours) => format.number(hours, Number.isInteger(hours) ? 0 : 1)}
      />
      <Zones own={own} />
    </Stack>
  )
}

/** A column a day or week, those without training included. */
function useColumns(shown: ShownSpan, own: Trained | undefined) {
  const { until, by, today } = shown
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const found = new Map(own?.periods.map(({ period, parts }) => [period, parts]))
  return periodsOf({ ...trainedDays(shown, own), end_date: until }, by).map((key): PlanColumn => {
    const parts = found.get(key)
    const done = parts?.time ?? 0
    const planned = parts?.planned_time ?? null
    const isNow = by === 'week' && key === isoWeekStart(today)
    const when = by === 'day' ? format.dayLong(key) : t('weekOf', { from: format.dayOfMonth(key) })
    const value = format.duration(done)
    return {
      key,
      name: isNow ? t('now') : by === 'day' ? format.weekday(key) : format.dayOfMonth(key),
      done: done / SECONDS_AN_HOUR,
      planned: planned === null ? null : planned / SECONDS_AN_HOUR,
      value,
      words:
        planned === null
          ? t(done === 0 ? 'nothing' : 'unplanned', { when, done: value })
          : t('done', { when, done: value, planned: format.duration(planned) }),
    }
  })
}

function Zones({ own }: { own: Trained }) {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const zones = useZones()
  const isOpen = opensPart('time-in-zone', useViewer())
  const percents = wholePercents(ZONE_PARTS.map((zone) => own.total[zone] ?? 0))
  if (isOpen && !percents) return null
  return (
    <Stack gap={6}>
      <Text fz={13} c="dimmed">
        {t('zones')}
      </Text>
      {isOpen && percents ? (
        <ZoneBar
          label={t('zones')}
          parts={zoneParts(zones, percents)}
          writeShare={(share) => format.percent(share)}
          height={12}
          legend
        />
      ) : (
        <Text fz={13}>{t('notInPlan')}</Text>
      )}
    </Stack>
  )
}
