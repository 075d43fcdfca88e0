/** What stands in archives of data beside the data. */
export const clubData = {
  title: 'Everything that {club} has stored in Slipway',
  lines: {
    tables:
      'tables/: each table twice, as CSV to open in a spreadsheet, and as NDJSON (one JSON object a line) for programs.',
    files:
      'files/: the files people uploaded, posted and sent. Each is named by its SHA-256; the tables name their files so.',
    manifest:
      'manifest.json: what is in here, with sizes and checksums, and what is not, with the reason.',
    without:
      'Passwords, keys and links are not included. Neither are the health data and recordings of people who do not show them to the person who made this export.',
    keep: 'This archive holds personal data, of minors too. Keep it where no one else can open it, and delete it when you no longer need it.',
  },
  tables: 'Tables and how many rows they have:',
  files: 'Files: {count}',
  unseen: 'Athletes who do not show their health data to the person who made this export: {count}',
  parts: {
    people: 'people',
    planning: 'planning',
    results: 'results',
    health: 'mornings and tests',
    boats: 'boats',
    community: 'messages and posts',
    recordings: 'recordings',
    settings: 'settings',
  },
}

export const ownData = {
  title: 'Everything that is stored about {name} in Slipway',
  lines: {
    folders:
      'account/: your account. clubs/: what each of your clubs has of you, with the files you uploaded, posted and sent.',
    tables:
      'Each table is included twice: as CSV to open in a spreadsheet, and as NDJSON (one JSON object a line) for programs.',
    manifest: 'manifest.json: what is in here, with sizes and checksums.',
    without: 'Passwords and keys are not included.',
  },
}
