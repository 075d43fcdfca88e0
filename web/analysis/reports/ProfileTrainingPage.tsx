import { useTranslation } from 'react-i18next'
import { ROLE } from '#domain/constants/roles.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { OfProfile } from '../../people/profiles/open.ts'
import { ReportPage } from './ReportPage.tsx'
import { TrainingParts } from './TrainingParts.tsx'
import { CALLS, notesOf } from './TrainingSummaryPage.tsx'

/** What one athlete trained, with its parts and the records. */
export function ProfileTrainingPage() {
  const { t } = useTranslation('reports')
  return (
    <OfProfile opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }, head) => (
        <ReportPage
          of={{ page: 'profile-training-summary', user_id, ...head, about: 'one' }}
          report={trainingSummaryReport}
          calls={CALLS}
          title={t('titles.training-summary')}
          notes={notesOf}
          below={BELOW}
        />
      )}
    </OfProfile>
  )
}

const BELOW = <TrainingParts />
