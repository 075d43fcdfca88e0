import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import type { ShownQuery } from '#contract/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { dateCell, headCell, textCell, type SheetCell } from '../../text/cells.ts'
import { clubNameOf } from '../../people/members/open.ts'
import { daysText } from '../../text/days.ts'
import { filterNames, type FilterNames } from './filter-names.ts'
import { figureName, groupHead, periodHead, type SheetOf } from './sheet-columns.ts'

/** Whose file it is, of which days, and what it is narrowed down by. */
export type AboutFile = { club: string; days: Days; filters: readonly FilterNames[] }

export async function aboutFile(
  { db, clubId, query }: { db: Db; clubId: ClubId; query: ShownQuery },
  texts: SheetOf['texts'],
): Promise<AboutFile> {
  const { start_date, end_date } = query
  const filters = await filterNames({ db, clubId, texts }, query)
  return { club: await clubNameOf(db, clubId), days: { start_date, end_date }, filters }
}

/**
 * What a workbook is of, in words, and what its empty cells mean.
 * @param empty names of the figures that some line lacks
 */
export function aboutSheet(
  sheet: SheetOf,
  { club, days, filters }: AboutFile,
  empty: readonly string[],
): SheetCell[][] {
  const { report, built, group, texts, timeZone } = sheet
  const { reports: words } = texts
  const { files } = words
  const said: [string, string][] = [
    [files.report, words.titles[report.key]],
    [files.club, club],
    [files.days, daysInWords(sheet, days)],
    ...(built.earlier
      ? [[files.against, daysInWords(sheet, built.earlier)] as [string, string]]
      : []),
    [files.by, periodHead(sheet)],
    ...(group ? [[files.group, groupHead(sheet, group)] as [string, string]] : []),
    ...filters.map(({ list, count, names }): [string, string] => [
      list === 'squads' ? words.squads : words.listNames[list],
      names.length > 0
        ? names.join(LIST_SEPARATOR[sheet.language])
        : files.people.replace('{number}', String(count)),
    ]),
  ]
  const made = dayIn(timeZone, new Date())
  return [
    ...said.map(([head, text]) => [headCell(head), textCell(text)]),
    [headCell(files.made), dateCell(made)],
    [],
    [headCell(files.empty), textCell(files.emptyText)],
    ...empty.map((name) => [
      textCell(figureName(texts, name)),
      textCell(words.missing[report.figures[name]?.missing ?? 'nothing']),
    ]),
  ]
}

const daysInWords = ({ language }: SheetOf, { start_date, end_date }: Days): string =>
  daysText(language, start_date, end_date)
