import type { SessionChange } from '#contract/planning/session-life.ts'
import { FOCUSES } from '#domain/constants/focuses.ts'
import { SPEED_INTENSITIES } from '#domain/constants/intensities.ts'
import { LIST_SEPARATOR, LOCALES, type Language } from '#domain/constants/languages.ts'
import { numberWriter } from '#domain/rules/intl.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { CHANGED_FIELDS } from '#domain/rules/changed-fields.ts'
import { nameOf } from '../../text/names.ts'
import type { StoredChange } from './queries.ts'

type Worth = SessionChange['changes'][number]['before']

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []
const joined = (language: Language, words: readonly string[]): string | null =>
  words.length > 0 ? words.join(LIST_SEPARATOR[language]) : null
const plain = (value: unknown): Worth =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null

const percentText = (language: Language, percentage: number) =>
  numberWriter(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    percentage / 100,
  )

function intensityWords(language: Language, value: unknown): string | null {
  const shares: unknown[] = Array.isArray(value) ? value : []
  return joined(
    language,
    shares.flatMap((share) => {
      const [id, percentage] = idsIn(share)
      const known = SPEED_INTENSITIES.find((intensity) => intensity.id === id)
      return known && percentage !== undefined
        ? [`${nameOf(language, 'intensity', known.key)} ${percentText(language, percentage)}`]
        : []
    }),
  )
}

/** What a value says in the reader's language; null where only the field is worth naming. */
function worthOf(language: Language, field: string, value: unknown): Worth {
  switch (field) {
    case 'sport_id': {
      const sport = SPORTS.find(({ id }) => id === value)
      return sport ? nameOf(language, 'sport', sport.key) : null
    }
    case 'event_type':
      return typeof value === 'string' ? nameOf(language, 'session-type', value) : null
    case 'focuses':
      return joined(
        language,
        FOCUSES.filter(({ id }) => idsIn(value).includes(id)).map(({ key }) =>
          nameOf(language, 'focus', key),
        ),
      )
    case 'intensities':
      return intensityWords(language, value)
    case 'tags':
      return joined(
        language,
        Array.isArray(value) ? value.filter((tag): tag is string => typeof tag === 'string') : [],
      )
    default:
      return plain(value)
  }
}

function peopleWords(
  language: Language,
  [before, after]: [unknown, unknown],
  names: Record<string, string>,
): { before: Worth; after: Worth } {
  const [out, into] = [idsIn(before), idsIn(after)]
  const named = (ids: readonly number[]) =>
    joined(
      language,
      ids.flatMap((id) => names[id] ?? []),
    )
  return {
    before: named(out.filter((id) => !into.includes(id))),
    after: named(into.filter((id) => !out.includes(id))),
  }
}

/** The stored difference as the contract names it, in the order of its fields. */
export function changeInWords(
  language: Language,
  { changes, names, ...stored }: StoredChange,
): SessionChange {
  const fields = CHANGED_FIELDS.flatMap((field): SessionChange['changes'] => {
    const key = field === 'sport' ? 'sport_id' : field
    const change = changes[key]
    if (!change) return []
    if (field === 'people') return [{ field, ...peopleWords(language, change, names) }]
    return [
      {
        field,
        before: worthOf(language, key, change[0]),
        after: worthOf(language, key, change[1]),
      },
    ]
  })
  return { ...stored, changes: fields }
}
