import { useLocalStorage } from '@mantine/hooks'
import {
  allReports,
  seesOnlySelf,
  type ReportPlace,
  type ReportPlaceName,
} from './report-places.ts'
import { useViewer } from './viewer.ts'

/** So many reports stand in the navigation. */
const MOST_PINNED = 5

const PINNED_AT_FIRST: readonly ReportPlaceName[] = [
  'morningMonitoring',
  'trainingSummary',
  'reportRacing',
  'step',
]

const OWN_AT_FIRST: readonly ReportPlaceName[] = [
  'myTraining',
  'myMornings',
  'myTests',
  'myBests',
  'reportAttendance',
]

/** The reports that stand in the navigation of this device; of others only the oldest pin leaves. */
export function usePinnedReports() {
  const viewer = useViewer()
  const [stored, store] = useLocalStorage({
    key: 'pinned-reports',
    defaultValue: (seesOnlySelf(viewer) ? OWN_AT_FIRST : PINNED_AT_FIRST).join(','),
    getInitialValueInEffect: false,
  })
  const all = allReports(viewer).flatMap(({ reports }) => reports)
  const names = stored.split(',')
  const pinned: readonly ReportPlace[] = all.filter(({ name }) => names.includes(name))
  const toggle = (name: ReportPlaceName) => {
    const others = names.filter((one) => one !== name && one !== '')
    const next = names.includes(name) ? others : [...others, name].slice(-MOST_PINNED)
    store(next.join(','))
  }
  return { pinned, isPinned: (name: ReportPlaceName) => names.includes(name), toggle }
}
