/** What an export of a club consists of, in the order of its list. */
export const EXPORT_PARTS = [
  'people',
  'planning',
  'results',
  'health',
  'boats',
  'community',
  'recordings',
  'settings',
] as const
export type ExportPart = (typeof EXPORT_PARTS)[number]

/** Tables that go out with an export and do not come back with it. */
export const STAYING_TABLES = ['guardians', 'sent_workouts'] as const
