import { useTranslation } from 'react-i18next'
import { ergoReportCsv, exportErgoReport, reportErgo } from '#contract/analysis/reports-ergo.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import { OfProfile } from '../../people/profiles/open.ts'
import { ErgoDone } from './ErgoDone.tsx'
import { ReportPage } from './ReportPage.tsx'

const CALLS = { show: reportErgo, workbook: exportErgoReport, csv: ergoReportCsv }

/** The bests on the ergometer, with the squads beside each other. */
export function TeamErgoPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="team-ergo"
      report={ergoReport}
      calls={CALLS}
      title={t('titles.ergo-progress')}
      usual={SQUADS_APART}
      below={OF_ALL}
    />
  )
}

/** The same of one athlete, in their profile. */
export function ProfileErgoPage() {
  const { t } = useTranslation('reports')
  return (
    <OfProfile opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }, head) => (
        <ReportPage
          of={{ page: 'profile-ergo', user_id, ...head, about: 'bests-of-one' }}
          report={ergoReport}
          calls={CALLS}
          title={t('titles.ergo-progress')}
          below={OF_ONE}
        />
      )}
    </OfProfile>
  )
}

const SQUADS_APART = { group: 'squad' } as const
const OF_ALL = <ErgoDone />
const OF_ONE = <ErgoDone isOfOne />
