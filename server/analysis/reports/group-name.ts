import type { Group } from '#domain/reports/report.ts'
import { nameIn } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'

const SEXES: Readonly<Record<string, string>> = { m: 'men', w: 'women' }

/** What a group of people is called; null is the group of those who have none. */
export function groupName(
  { reports, names }: ServerTexts,
  group: Group,
  name: string | null,
): string {
  if (name === null) return reports.ungrouped[group]
  if (group === 'squad' || group === 'class') return name
  if (group === 'age') return nameIn(names, 'age', name)
  const sex = SEXES[name]
  return sex === undefined ? reports.ungrouped.gender : nameIn(names, 'gender', sex)
}
