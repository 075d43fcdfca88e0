/** What a figure may be: at most, at least, in its unit. `what` says what is measured. */
export type Target = { what: string; unit: Unit; most: number; least?: number }
type Unit = '×' | 'ms' | 's' | '%' | 'bytes' | 'KB' | 'MB' | 'requests'

const target = (most: number, unit: Unit, what: string): Target => ({ what, unit, most })
const times = (most: number, what: string) => target(most, '×', what)

const beside = 'its statements beside one written for it alone'
const report = (name: string, most = 1.5) => times(most, `${name}: ${beside}`)
/** Pieces are worked out by one rule for all screens, from plans and scores: some 10 to 30 ms. */
const OF_PIECES = 2

/**
 * Every row with the figures it is held to. Ratios are to a bare rival: a busy or slow machine
 * moves both sides.
 */
export const TARGETS = {
  agenda: {
    // The rival lets PostgreSQL write its JSON; one millisecond of ours is nothing people feel.
    ratio: times(5, 'a month of a club: processor time of the server beside one statement'),
    // The index of a hundred times more rows is a level deeper.
    growth: times(1.35, 'blocks read of a million sessions beside ten thousand'),
  },
  filters: {
    ratio: times(5, 'the same with every filter, the plan and what was done'),
    growth: times(1.35, 'blocks read of a million sessions beside ten thousand'),
  },
  // Four times the bare statement is a few milliseconds, which nobody feels.
  attendance: { ratio: times(4, 'an answer stored, beside an upsert') },
  'fit import': {
    records: times(1, 'an import of records alone beside decoding them'),
    // They hold much besides records, which a decoder takes apart.
    real: times(0.5, 'an import of real files beside decoding them'),
  },
  'season import': {
    // Matching, rows and loads cost as much again as the thread does.
    ratio: times(3, 'a season of 371 workouts beside the work of its thread alone'),
    parse: times(8, 'the same beside parsing its rows alone'),
  },
  'zip import': {
    ratio: times(1.25, 'a file in an archive of a thousand beside one by itself'),
    memory: target(50, 'MB', 'memory of the archive beyond that of a single file'),
  },
  'import wait': { seconds: target(10, 's', 'a file while archives of two people are read') },
  challenges: {
    ranking: times(1.5, 'the ranking of ten thousand people beside one statement'),
    change: target(5, '%', 'a changed result, of counting the whole'),
  },
  edit: { ratio: times(0.05, 'an edit of a recording beside recomputing ten years') },
  'first load': {
    home: target(230, 'KB', 'scripts and styles of /home as sent'),
    calendar: target(300, 'KB', 'scripts and styles of /calendar as sent'),
    session: target(310, 'KB', 'scripts and styles of a session as sent'),
    requests: target(30, 'requests', 'requests of the page that has most'),
    slow: target(12, 's', 'the slowest page on a line of 400 kbit/s and 400 ms'),
    again: target(3, 's', 'the slowest page on that line, opened again'),
  },
  login: {
    ratio: {
      ...times(1.1, 'a wrong password for a known address beside an unknown one'),
      least: 0.9,
    },
  },
  'sign-ins': { ratio: times(2, 'a call while 150 people sign in, beside an idle server') },
  'club users': { ratio: times(1.5, 'a thousand members: the call beside its statement') },
  mornings: {
    'daily-mornings': report('mornings of a day'),
    'training-ratio': report('training ratio'),
    growth: times(1.35, 'blocks read of three seasons beside one, at worst'),
  },
  'season page': {
    ratio: times(1.5, 'the season of 200 athletes: the call beside its statements'),
  },
  'morning year': {
    painted: target(100, 'ms', 'a year of mornings painted, 4 times slower'),
  },
  reports: {
    'training-summary': report('training summary'),
    rpe: report('RPE'),
    attendance: report('attendance'),
    gmt: report('gold medal times'),
    performance: report('performance'),
    improvement: report('improvement', OF_PIECES),
    'ergo-progress': report('progress on the ergometer', OF_PIECES),
    'water-progress': report('progress on the water'),
    'bike-progress': report('progress on the bike'),
    growth: times(1.35, 'blocks read of three seasons beside one, at worst'),
  },
  ingest: {
    ratio: times(1.5, 'a batch of live samples beside appending its bytes'),
    kept: target(60, 'bytes', 'a sample in the database, five of a second sent at once'),
    merged: target(25, 'bytes', 'a sample once its recording is in a file'),
  },
  live: { ratio: times(1.4, 'a frame to 2000 browsers beside the same text to bare sockets') },
  'long table': {
    painted: target(100, 'ms', 'a report of 900 athletes painted, or half of a plain table'),
    late: target(5, '%', 'frames late while it is scrolled, or no more than of a plain table'),
  },
  month: {
    ratio: times(1.5, 'drawing 500 sessions beside a bare grid'),
    moved: target(100, 'ms', 'a moved session painted, 4 times slower'),
  },
  search: { ratio: times(1.5, 'a search in one of 500 clubs: the call beside its statements') },
  spectators: { ratio: times(1.2, 'a call while 500 a second read a public page') },
  'seat board': { painted: target(100, 'ms', 'a drop painted, 4 times slower') },
  'seat race': { time: target(50, 'ms', '40 athletes over 200 pieces worked out') },
  telemetry: {
    drawing: times(1.5, 'drawing 100,000 strokes beside the library alone'),
    payload: times(0.5, 'their bytes beside gzipped JSON'),
  },
  start: { ratio: times(4, 'until the first answer, beside a bare Fastify') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Target>>>>

export type RowName = keyof typeof TARGETS
export const ROW_NAMES = Object.keys(TARGETS) as RowName[]

/** `value` is null where it was not measured. */
export type Figure = { name: string; value: number | null; target: Target }

/** Whether a figure is within its target; null where it was not measured. */
export const holds = ({ value, target: { most, least = 0 } }: Figure): boolean | null =>
  value === null ? null : value <= most && value >= least
