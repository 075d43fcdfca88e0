import { analysis } from '../analysis.ts'
import { ergoPieces } from '../ergo-report.ts'
import { figures, gmtCrews, gmtPieces, periods, spread, titles, ungrouped } from '../figures.ts'
import { comparison } from '../comparison.ts'
import { files, groups, listNames, missing } from '../report-files.ts'
import { racing } from '../racing.ts'
import { records, trainingParts } from '../training-report.ts'
import { waterPieces } from '../water-report.ts'
import type { reports as en } from '../../en/server/reports.ts'
import type { Words } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const reports: Words<typeof en> = {
  athlete: terms.athlete,
  squads: terms.squads,
  onlyAttendance: '仅显示出勤',
  all: terms.all,
  total: '合计',
  missing,
  groups,
  listNames,
  files,
  analysis: { title: analysis.title },
  figures,
  gmtCrews,
  gmtPieces,
  racing,
  comparison,
  ergoPieces,
  waterPieces,
  trainingParts,
  records,
  spread,
  periods,
  titles,
  ungrouped,
}
