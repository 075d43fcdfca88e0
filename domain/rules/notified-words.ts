/** Parts of a plan that differ from what somebody was last notified of, in the order of a notice. */
export const NOTIFIED_WORDS = ['time', 'place', 'pieces', 'exercises', 'name', 'crew'] as const
export type NotifiedWord = (typeof NOTIFIED_WORDS)[number]

/** The fields of a published plan that a word stands for. */
const FIELDS: Readonly<Record<Exclude<NotifiedWord, 'crew'>, readonly string[]>> = {
  time: ['start_date', 'end_date', 'all_day'],
  place: ['location', 'venue'],
  pieces: ['structure', 'planned_distance', 'planned_time'],
  exercises: ['exercises'],
  name: ['name', 'sport_id'],
}

/** What people are notified of when these fields of a plan have changed, and perhaps their boat. */
export const notifiedWords = (fields: readonly string[], hasNewCrew: boolean): NotifiedWord[] =>
  NOTIFIED_WORDS.filter((word) =>
    word === 'crew' ? hasNewCrew : FIELDS[word].some((field) => fields.includes(field)),
  )
