import { FOCUSES } from '#domain/constants/focuses.ts'
import { HR_ZONES, SPEED_INTENSITIES } from '#domain/constants/intensities.ts'
import { sportById } from '#domain/constants/sports.ts'
import { REPORT_LISTS, type ReportList } from '#domain/reports/lists.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { nameIn } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import { squadNames, tagNames } from './queries.ts'

type Ids = readonly number[]
type Named = { db: Db; clubId: ClubId; texts: ServerTexts }

const keyOf = (list: readonly { id: number; key: string }[], id: number) =>
  list.find((one) => one.id === id)?.key

const named = (
  { texts: { names } }: Named,
  kind: Parameters<typeof nameIn>[1],
  ids: Ids,
  key: (id: number) => string | undefined,
): string[] =>
  ids.flatMap((id) => {
    const known = key(id)
    return known === undefined ? [] : [nameIn(names, kind, known)]
  })

/** What the ids of a list are called outside; people are counted, never named. */
const NAMES: Record<ReportList, (named: Named, ids: Ids) => string[] | Promise<string[]>> = {
  squads: ({ db, clubId }, ids) => squadNames(db, clubId, ids),
  tags: ({ db, clubId }, ids) => tagNames(db, clubId, ids),
  athletes: () => [],
  sports: (of, ids) => named(of, 'sport', ids, (id) => sportById(id)?.key),
  focuses: (of, ids) => named(of, 'focus', ids, (id) => keyOf(FOCUSES, id)),
  intensities: (of, ids) => named(of, 'intensity', ids, (id) => keyOf(SPEED_INTENSITIES, id)),
  heart_rate_intensities: (of, ids) => named(of, 'hr-zone', ids, (id) => keyOf(HR_ZONES, id)),
  stroke_rate_intensities: (_, ids) => ids.map(String),
}

/** A list that something is narrowed down by: how many are chosen, and what they are called. */
export type FilterNames = { list: ReportList; count: number; names: string[] }

/** What a report is narrowed down by, in words. */
export async function filterNames(
  of: Named,
  question: Readonly<Partial<Record<ReportList, string | undefined>>>,
): Promise<FilterNames[]> {
  const filters: FilterNames[] = []
  for (const list of REPORT_LISTS) {
    const ids = question[list]?.split(',').map(Number) ?? []
    if (ids.length > 0) filters.push({ list, count: ids.length, names: await NAMES[list](of, ids) })
  }
  return filters
}
