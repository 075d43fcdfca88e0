import { useTranslation } from 'react-i18next'
import { TEST_KINDS, type TestKind } from '#domain/performance-tests/kinds.ts'
import type { ReportPlaceName } from './report-places.ts'

/** What a report is called in lists and in the navigation. */
export function useReportName(): (name: ReportPlaceName) => string {
  const { t } = useTranslation()
  return (name) => (isTestKind(name) ? t(`tests.${name}`) : t(`screens.${name}`))
}

const isTestKind = (name: ReportPlaceName): name is TestKind =>
  TEST_KINDS.some((kind) => kind === name)
