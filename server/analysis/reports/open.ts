export { chosenSessions } from './build-report.ts'
export { noteExport } from './commands.ts'
export { piecesOfSessions, sessionsWithPieces, type DonePieces } from './done-pieces.ts'
export { filterNames } from './filter-names.ts'
export { loadTasks } from './jobs.ts'
export { listFile, listsFile, type Ending } from './list-file.ts'
export {
  CLOCK,
  listCsv,
  type ListColumn,
  type ListSheet,
  listWorkbook,
  paceUnits,
  writeList,
  type WrittenList,
} from './list-sheet.ts'
export { isMeasured } from './measured-pieces.ts'
export { filterOf, type FilteredReport, type ReportFilter } from './report-filter.ts'
export { demandQuestion, outgoingReport, PAGE_ACCESS } from './outgoing.ts'
export { shownMetric } from './reports.ts'
export { reportPeople } from './report-people.ts'
export { markAnswered, markLoadsStale, queueClubLoads } from './stale-loads.ts'
export { countedRecordings } from './statements.ts'
export { markAffected, markCounted, markStale, markStaleOfPeople } from './stale-events.ts'
