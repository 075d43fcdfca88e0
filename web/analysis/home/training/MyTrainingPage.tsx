import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingSummary,
  trainingSummaryCsv,
  type reportAttendance,
  type trainingSummary,
} from '#contract/analysis/reports.ts'
import type { Reply } from '#contract/endpoint.ts'
import { OWN_SPANS } from '#domain/reports/own-training.ts'
import { download } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { FilesMenu, ReportFrame } from '../../reports/open.ts'
import { OwnFigures } from './OwnFigures.tsx'
import { OwnPicture } from './OwnPicture.tsx'
import { OwnRows } from './OwnRows.tsx'
import classes from './my-training.module.css'
import { useAskedOfSelf, useOwnSpan, useOwnTraining, type ShownSpan } from './use-own-training.ts'

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

export type Trained = Reply<typeof trainingSummary>['data']['athletes'][number]
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
