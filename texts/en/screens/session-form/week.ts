import * as actions from '../../shared/actions.ts'
import * as terms from '../../shared/terms.ts'

/** A week of sessions as text. */
export const week = {
  fromSheet: 'From a spreadsheet',
  title: actions.planWeek,
  lead: 'One line per session, as you would write it on the board.',
  from: 'Week starting',
  sport: 'Sport where a line names none',
  text: terms.sessions,
  example: 'Mon 6:00 UT2 90 min\nTue 6:00-7:30 4x2000m/6\n18:00 Strength\nSat 8:00 Long row 20km',
  hint: 'Day, time, session. A line without a day belongs to the day above; without a time it starts at {{time}}.',
  preview: 'What will be added',
  none: 'The sessions appear here as you type.',
  isAdded: 'Added',
  noDay: 'Line {{line}}: start with the day, e.g. “Tue” – “{{text}}”',
  noName: 'Line {{line}}: say what is planned – “{{text}}”',
  refused: 'Line {{line}} could not be added: {{reason}} The lines above it have been added.',
  addDrafts_one: 'Add 1 draft',
  addDrafts_other: 'Add {{count}} drafts',
  add_one: 'Add 1 session',
  add_other: 'Add {{count}} sessions',
  added_one: '1 session added',
  added_other: '{{count}} sessions added',
} as const
