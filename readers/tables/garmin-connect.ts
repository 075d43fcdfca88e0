import { headingKey } from '#domain/sheets/headings.ts'
import type { Head } from '../head.ts'
import { FileRefusal } from '../refusal.ts'

/**
 * Tables of Garmin Connect in the language of the person: a list of activities, or the laps of one.
 * They hold figures in units they do not name and no samples, so the original file is asked for.
 */
export const garminConnectReader = {
  name: 'garmin-connect',
  detect: ({ rows }: Head): boolean => rows().slice(0, HEADING_WITHIN).some(isHeading),
  read: (): never => {
    throw new FileRefusal('summary_only')
  },
} as const

/** A title may stand above the headings. */
const HEADING_WITHIN = 4

/** By language: headings of the list of activities, and of laps. */
const HEADINGS: readonly (readonly string[])[] = [
  ['activitytype', 'date', 'avghr'],
  ['aktivitatstyp', 'datum', 'øherzfrequenz'],
  ['aktivitatstyp', 'datum', 'øhf'],
  ['aktivitatstyp', 'start', 'øhf'],
  ['typedactivite', 'date', 'frequencecardiaquemoyenne'],
  ['活动类型', '日期', '平均心率'],
  ['laps', 'time', 'avghr'],
  ['split', 'time', 'avghr'],
  ['runden', 'zeit', 'øherzfrequenz'],
  ['runden', 'zeit', 'øhf'],
  ['circuits', 'temps', 'frequencecardiaquemoyenne'],
  ['圈数', '时间', '平均心率'],
]

function isHeading(cells: readonly string[]): boolean {
  const keys = new Set(cells.map(headingKey))
  return HEADINGS.some((headings) => headings.every((heading) => hasHeading(keys, heading)))
}

/** A unit may stand behind a heading. */
const hasHeading = (keys: ReadonlySet<string>, heading: string): boolean =>
  [...keys].some((key) => key === heading || (key.startsWith(heading) && heading.length > 4))
