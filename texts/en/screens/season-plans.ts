export const seasonPlans = {
  file: {
    title: 'Targets from a spreadsheet',
    hint: 'The spreadsheet saved here, or one with the same headings. It is read on this device.',
    save: 'Save as a spreadsheet',
    open: 'Take in a spreadsheet',
    noWeeks:
      'There is no column “Week” in this file. Save the season as a spreadsheet first and change that.',
    unreadable: 'This file cannot be read as a spreadsheet. Choose an XLSX or CSV file.',
    faults: 'Not understood, left as it was',
    moreFaults_one: '{{count}} more cell was not understood.',
    moreFaults_other: '{{count}} more cells were not understood.',
    changes_one: '{{count}} week would change.',
    changes_other: '{{count}} weeks would change.',
    stay: 'Weeks that are over and those not in the file stay. Phases, goals, what is planned and what was done are only there to read.',
    fault: {
      head: '{{cell}}: no column of a season is called “{{text}}”.',
      noWeek: '{{cell}}: “{{text}}” is not a day.',
      otherSeason: '{{cell}}: {{text}} is not in this season.',
      twice: '{{cell}}: the week of {{text}} is in the file twice, the first row counts.',
      number: '{{cell}}: “{{text}}” is not an amount for a week.',
      kind: '{{cell}}: “{{text}}” is not a kind of week.',
      shares: '{{cell}}: {{text}} do not make 100%.',
      note: '{{cell}}: the note “{{text}}” is longer than 2,000 characters.',
    },
  },
  shares: {
    title: 'Zones of the target',
    sum: 'Low, middle and high make {{sum}}%. They must make 100% to be saved.',
  },
  paper: {
    print: 'Print on A3',
    printed: 'Printed {{day}}',
    people_one: '{{count}} athlete',
    people_other: '{{count}} athletes',
    week: 'Week of',
    row: {
      target: 'Target',
      planned: 'Planned',
      done: 'Done',
    },
    caption: 'Weeks of the season',
  },
} as const
