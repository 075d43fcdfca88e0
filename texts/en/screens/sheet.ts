import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'

/** What every sheet of cells says: keys, faults, and two who write at once. */
export const sheet = {
  who: 'Enter for',
  undo: actions.undo,
  redo: 'Redo',
  keys: 'Enter moves down, Tab moves right. You can paste a block of cells from a spreadsheet anywhere.',
  shortKeys: '64410 is read as 6:44.1',
  pastedSeconds: 'pasted numbers without a colon are seconds',
  previous: 'Previous',
  next: 'Next',
  skipped: 'Someone else changed this in the meantime, so it was left unchanged',
  faults: {
    between: faults.between,
    number: faults.number,
    whole: faults.wholeNumber,
    time: 'Enter a time such as 6:41.2.',
    speed: 'That is too fast for {{distance}}. Enter a time such as 6:41.2.',
    long: 'No more than {{most}} characters.',
  },
  leftOut: {
    title: 'Some pasted values did not fit',
    lines_one: '{{count}} row goes beyond the last row.',
    lines_other: '{{count}} rows go beyond the last row.',
    columns_one: '{{count}} column goes beyond the last column.',
    columns_other: '{{count}} columns go beyond the last column.',
    cells_one: '{{count}} value is in a cell that cannot be edited.',
    cells_other: '{{count}} values are in cells that cannot be edited.',
    names_one: '{{count}} row is about someone who is not in this sheet.',
    names_other: '{{count}} rows are about people who are not in this sheet.',
    twice_one: '{{count}} more row is about someone who has one already.',
    twice_other: '{{count}} more rows are about people who have one already.',
    heads_one: '{{count}} column is not in this sheet.',
    heads_other: '{{count}} columns are not in this sheet.',
    close: actions.close,
  },
  clash: {
    title: 'Someone else has entered a different value',
    theirs: 'Keep theirs: {{value}}',
    mine: 'Keep mine: {{value}}',
    nothing: 'empty',
  },
} as const
