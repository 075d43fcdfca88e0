import { useTranslation } from 'react-i18next'
import { saveMorning } from '#contract/analysis/monitoring.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { reportBike } from '#contract/analysis/reports-bike.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import { reportWater } from '#contract/analysis/reports-water.ts'
import type { Profile } from '#contract/people/profiles.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { reportScope, type ReportKey } from '#domain/rules/reports.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

export function ProfileTabs({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { user_id, is_self, can_edit, roles, has_mornings, has_tests } = profile
  const isAthlete = roles.some(({ id }) => id === ROLE.athlete)
  const sees = (report: ReportKey) =>
    isAthlete && (is_self || reportScope(viewer, report) !== 'self')
  const tabs = [
    { to: paths.profile(user_id), label: t('tabs.overview') },
    ...(sees('training-summary')
      ? [{ to: paths.profileTraining(user_id), label: t('tabs.training') }]
      : []),
    ...(sees('morning-monitoring') && (has_mornings || can(saveMorning.access, viewer))
      ? [{ to: paths.profileMorning(user_id), label: t('tabs.morning') }]
      : []),
    ...(sees('ergo-progress') && can(reportErgo.access, viewer)
      ? [{ to: paths.profileErgo(user_id), label: t('tabs.ergo') }]
      : []),
    ...(sees('water-progress') && can(reportWater.access, viewer)
      ? [{ to: paths.profileWater(user_id), label: t('tabs.water') }]
      : []),
    ...(sees('bike-progress') && can(reportBike.access, viewer)
      ? [{ to: paths.profileBike(user_id), label: t('tabs.bike') }]
      : []),
    ...(sees('2k-test') && (has_tests || can(savePerformanceTest.access, viewer))
      ? [{ to: paths.profileTests(user_id), label: t('tabs.tests') }]
      : []),
    ...(is_self ? [{ to: paths.profileNotes(user_id), label: t('tabs.notes') }] : []),
    ...(can_edit ? [{ to: paths.profileSettings(user_id), label: t('tabs.settings') }] : []),
  ]
  if (tabs.length === 1) return null
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
