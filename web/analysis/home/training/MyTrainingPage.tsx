import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingSummary,
  trainingSummaryCsv,
  type reportAttendance,
} from '#contract/analysis/reports.ts'
import type { Reply } from '#contract/endpoint.ts'
import { OWN_SPANS } from '#domain/reports/own-training.ts'
import { attendanceReport } from '#domain/reports/attendance.ts'
import { figureOf } from '#domain/reports/report.ts'
import { weeksIn } from '#domain/reports/squads.ts'
import { download } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { FilesMenu, ReportFrame } from '../../reports/open.ts'
import { useFormat } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { KeyFigures } from '../../../ui/KeyFigures.tsx'
import { OwnRows } from './OwnRows.tsx'
import {
  useAskedOfSelf,
  useOwnSpan,
  useOwnTraining,
  trainedDays,
  type ShownSpan,
} from './use-own-training.ts'
import { OwnPicture, type Trained } from './OwnPicture.tsx'
import classes from './my-training.module.css'

type OwnFiguresProps = {
  shown: ShownSpan
  own: Trained | undefined
  came: Attended | undefined
}

/** Hours, distance and how often somebody came: of a week, or of each week on average. */
function OwnFigures({ shown, own, came }: OwnFiguresProps) {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const { span, word } = shown
  const of = span === 'week' ? 'week' : 'mean'
  const weeks = span === 'week' ? 1 : weeksIn(trainedDays(shown, own))
  const total = own?.total
  const changeOf = (name: 'time' | 'distance') => {
    const [now, before] = [own?.total[name] ?? 0, own?.earlier?.[name] ?? 0]
    if (before === 0 || !isComparable(own)) return undefined
    const change = format.signedPercent((100 * (now - before)) / before)
    return t(`change.${word}`, { change })
  }
  const planned = total?.planned_time ?? null
  const time = total?.time ?? null
  const distance = total?.distance ?? null
  const share = came ? figureOf(attendanceReport, 'attendance', came.total) : null
  return (
    <KeyFigures
      figures={[
        {
          name: 'time',
          label: t(`hours.${of}`),
          value: time === null ? NO_DATA : format.duration(time / weeks),
          unit: time === null ? undefined : 'h',
          note:
            span === 'week' && planned !== null
              ? t('ofPlanned', { planned: format.duration(planned) })
              : changeOf('time'),
        },
        {
          name: 'distance',
          label: t(`distance.${of}`),
          value: distance === null ? NO_DATA : format.longDistance(distance / weeks),
          unit: distance === null ? undefined : format.units.longDistance,
          note: changeOf('distance'),
        },
        {
          name: 'came',
          label: t('came'),
          value: format.number(share),
          unit: share === null ? undefined : '%',
          note: useStreak(came),
        },
      ]}
    />
  )
}

/** Whether there was training often enough before that a change says something. */
const isComparable = (own: Trained | undefined): boolean =>
  own !== undefined && 2 * own.earlier_periods.length >= own.periods.length

/** How many sessions in a row somebody came to, else of how many to how many. */
function useStreak(came: Attended | undefined): string | undefined {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const { current_streak, came: sessions, asked } = came?.total ?? {}
  if (current_streak != null && current_streak > 1) return t('inARow', { count: current_streak })
  if (!asked) return undefined
  return t('ofSessions', { came: format.number(sessions ?? 0), asked: format.number(asked) })
}

const FILES = { workbook: exportTrainingSummary, csv: trainingSummaryCsv } as const

/** What an athlete trained, against the plan and before, and the figures of their other reports. */
export function MyTrainingPage() {
  const { t } = useTranslation('my-training')
  const { t: common } = useTranslation()
  const shown = useOwnSpan()
  const asked = useAskedOfSelf(shown)
  return (
    <ReportFrame
      title={common('screens.myTraining')}
      action={
        <FilesMenu
          onTake={(file) => download(FILES[file], { query: { ...asked, by: shown.by } })}
        />
      }
      filters={
        <SegmentedControl
          className={classes.spans ?? ''}
          aria-label={t('span')}
          value={shown.span}
          onChange={shown.choose}
          data={OWN_SPANS.map((value) => ({
            value,
            label: t(`spans.${value === 'season' ? shown.yearWord : value}`),
          }))}
        />
      }
    >
      <div className={classes.page}>
        <Trained shown={shown} />
        <OwnRows shown={shown} />
      </div>
    </ReportFrame>
  )
}

export type Attended = Reply<typeof reportAttendance>['data']['athletes'][number]

function Trained({ shown }: { shown: ShownSpan }) {
  const { trained, attended, isFresh } = useOwnTraining(shown)
  if (!trained.data || !attended.data) return <Waiting for={[trained, attended]} rows={8} part />
  const [own] = trained.data.data.athletes
  const [came] = attended.data.data.athletes
  return (
    <div className={classes.trained} aria-busy={!isFresh || undefined}>
      <OwnFigures shown={shown} own={own} came={came} />
      <OwnPicture shown={shown} own={own} />
    </div>
  )
}
