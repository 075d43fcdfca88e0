export const again = {
  title: 'Re-import file',
  text: 'Newer versions may read more from this file. Your edits, markings and assignments are kept.',
  start: 'Re-import',
  allTitle: 'Re-import all files',
  allText:
    'All club files are read again in the background, including those that could not be read before. Edits, markings and assignments are kept; load is recalculated.',
  allConfirm: 'This may take a while. You can keep working in the meantime.',
  reading: '{{done}} of {{total}} read',
  done_one: '{{count}} file re-imported: {{at}}.',
  done_other: '{{count}} files re-imported: {{at}}.',
  recovered_one: '{{count}} file that could not be read before has now been imported.',
  recovered_other: '{{count}} files that could not be read before have now been imported.',
  waiting_one: '{{count}} file still needs a session.',
  waiting_other: '{{count}} files still need a session.',
  differing_one:
    '{{count}} file now gives different recordings and was left unchanged. To use them, delete the file and upload it again.',
  differing_other:
    '{{count}} files now give different recordings and were left unchanged. To use them, delete the files and upload them again.',
  unreadable_one: '{{count}} file could not be read and was left unchanged.',
  unreadable_other: '{{count}} files could not be read and were left unchanged.',
} as const
