import { useTranslation } from 'react-i18next'
import { exportWaterReport, reportWater, waterReportCsv } from '#contract/analysis/reports-water.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { waterReport } from '#domain/reports/water.ts'
import { OfProfile } from '../../people/profiles/open.ts'
import { ReportPage } from './ReportPage.tsx'
import { WaterDone } from './WaterDone.tsx'

const CALLS = { show: reportWater, workbook: exportWaterReport, csv: waterReportCsv }

/** How one athlete rows: pace at a rate, distance with a stroke, bests. */
export function ProfileWaterPage() {
  const { t } = useTranslation('reports')
  return (
    <OfProfile opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }, head) => (
        <ReportPage
          of={{ page: 'profile-rowing', user_id, ...head, about: 'bests-of-one' }}
          report={waterReport}
          calls={CALLS}
          title={t('titles.water-progress')}
          usual={CLASSES_APART}
          below={BELOW}
        />
      )}
    </OfProfile>
  )
}

const BELOW = <WaterDone />
/** A best in an eight is none in a single. */
const CLASSES_APART = { group: 'class' } as const
