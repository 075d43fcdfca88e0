import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  bikeCurves,
  bikeReportCsv,
  exportBikeReport,
  reportBike,
} from '#contract/analysis/reports-bike.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { bikeReport } from '#domain/reports/bike.ts'
import { OfProfile } from '../../people/profiles/open.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { PowerCurves } from './PowerCurves.tsx'
import { ReportPage } from './ReportPage.tsx'

const CALLS = { show: reportBike, workbook: exportBikeReport, csv: bikeReportCsv }

/** How one athlete rides: distance, climb, zones, bests in power and heart rate. */
export function ProfileBikePage() {
  const { t } = useTranslation('reports')
  return (
    <OfProfile opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }, head) => (
        <ReportPage
          of={{ page: 'profile-bike', user_id, ...head, about: 'bests-of-one' }}
          report={bikeReport}
          calls={CALLS}
          title={t('titles.bike-progress')}
          below={
            <Stack mt="xl">
              <PartNotice part="time-in-zone" />
              <PowerCurves call={bikeCurves} isOfOne none={t('bike.curveNone')} />
            </Stack>
          }
        />
      )}
    </OfProfile>
  )
}
