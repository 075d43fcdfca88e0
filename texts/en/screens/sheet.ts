/** What every sheet of cells says: keys, faults, and two who write at once. */
export const sheet = {
  who: 'Enter for',
  undo: 'Undo',
  redo: 'Redo',
  keys: 'Enter moves down, Tab moves right. You can paste a block of cells from a spreadsheet anywhere.',
  previous: 'Previous',
  next: 'Next',
  skipped: 'Someone else changed this in the meantime, so it was left unchanged',
  faults: {
    between: 'Value must be between {{min}} and {{max}}.',
    number: 'Enter a number.',
    whole: 'Enter a whole number.',
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
    close: 'Close',
  },
  clash: {
    title: 'Someone else has entered a different value',
    theirs: 'Keep theirs: {{value}}',
    mine: 'Keep mine: {{value}}',
    nothing: 'empty',
  },
} as const
