import {
  GMT_METRES_PARTS,
  GMT_TIME_PARTS,
  GMT_ZONE_FIGURES,
  GMT_ZONE_SUMS,
} from './gmt-zone-parts.ts'
import { percentOf } from './parts.ts'
import { report } from './report.ts'

/**
 * How fast pieces in boats were, in percent of gold medal speed. The mean is that of all metres
 * together: what the best crews would have needed for them over what was needed.
 */
export const gmtReport = report({
  key: 'gmt',
  periods: ['week', 'month', 'year', 'day'],
  parts: {
    sessions: 'sum',
    pieces: 'sum',
    piece_distance: 'sum',
    piece_time: 'sum',
    /** Seconds that gold medal speed takes over the same metres. */
    medal_time: 'sum',
    best_medal_percent: 'most',
    ...GMT_ZONE_SUMS,
  },
  came: 'sessions',
  hasClasses: true,
  figures: {
    sessions: { kind: 'count' },
    pieces: { kind: 'count' },
    medal_percent: {
      kind: 'medal-percent',
      missing: 'pieces',
      of: ({ medal_time, piece_time }) => percentOf(medal_time, piece_time),
    },
    best_medal_percent: { kind: 'medal-percent', missing: 'pieces' },
    piece_distance: { kind: 'distance' },
    piece_time: { kind: 'duration' },
    ...GMT_ZONE_FIGURES,
  },
  stacks: { gmt_time: GMT_TIME_PARTS, gmt_metres: GMT_METRES_PARTS },
  leading: ['medal_percent', 'best_medal_percent', 'pieces', 'piece_distance', 'piece_time'],
  pictured: 'medal_percent',
  behind: {
    figures: ['pieces', 'medal_percent', 'best_medal_percent', 'piece_distance', 'piece_time'],
    leadsTo: 'results',
  },
})
