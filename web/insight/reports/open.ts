export { spanProblem, writeLists } from './report-filters.ts'
export { WhenAndWhom } from './ReportFilters.tsx'
export { ReportTabs } from './ReportTabs.tsx'
export { useReportFilters } from './use-report-filters.ts'
