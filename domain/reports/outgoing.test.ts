import { describe, expect, test } from 'vitest'
import { attendanceReport } from './attendance.ts'
import { ergoReport } from './ergo.ts'
import { gmtReport } from './gmt.ts'
import { isOutgoing, MAILED, OUTGOING, OUTGOING_PAGES, type OutgoingPage } from './outgoing.ts'
import { REPORT_PAGES } from './pages.ts'
import { performanceReport } from './performance.ts'
import type { Report } from './report.ts'
import { rpeReport } from './rpe.ts'
import { FEWEST_TOGETHER, shownSums } from './small-groups.ts'
import { trainingSummaryReport } from './training-summary.ts'

const REPORTS: Record<OutgoingPage, Report> = {
  'training-summary': trainingSummaryReport,
  'team-training-summary': trainingSummaryReport,
  attendance: attendanceReport,
  gmt: gmtReport,
  performance: performanceReport,
  improvement: performanceReport,
  'team-ergo': ergoReport,
}

describe('what leaves the app', () => {
  test.each(OUTGOING_PAGES)('names only figures that %s has', (page) => {
    expect(Object.keys(REPORTS[page].figures)).toEqual(expect.arrayContaining([...OUTGOING[page]]))
  })

  test.each(OUTGOING_PAGES)('says nothing of health in %s', (page) => {
    for (const name of OUTGOING[page]) {
      expect(name).not.toMatch(/ets|foster|trimp|zone|rpe|heart|kilogram|ill|injured|reason|felt/)
      expect(['load', 'rating', 'difference', 'heart-rate', 'watts-per-kilogram']).not.toContain(
        REPORTS[page].figures[name]?.kind,
      )
    }
  })

  test('is nothing of ratings outside, and no load of them in a mail', () => {
    expect(isOutgoing('rpe')).toBe(false)
    for (const name of MAILED.rpe) expect(rpeReport.figures[name].kind).not.toBe('load')
    expect(Object.keys(MAILED).toSorted()).toEqual(REPORT_PAGES.toSorted())
  })
})

describe('sums with people under 18', () => {
  const young = (...people: number[]) => {
    const all = new Set(people)
    return (person: number) => all.has(person)
  }
  const alone = (...people: number[]) => people.map((person) => [person])

  test('are shown of five of them beside lines of adults', () => {
    const sums = [...alone(1, 2), [1, 2, 11, 12, 13, 14, 15]]
    expect(shownSums(sums, young(11, 12, 13, 14, 15))).toEqual([true, true, true])
  })

  test('are hidden where taking the lines of adults away leaves fewer than five', () => {
    const sums = [...alone(1, 2, 3, 4), [1, 2, 3, 4, 11]]
    expect(shownSums(sums, young(11))).toEqual([true, true, true, true, false])
  })

  test('are shown of five people of whom nobody has a line', () => {
    expect(FEWEST_TOGETHER).toBe(5)
    expect(shownSums([[1, 2, 3, 4, 11]], young(11))).toEqual([true])
    expect(shownSums([[1, 2, 3, 11]], young(11))).toEqual([false])
  })

  test('are hidden where one group differs from another by one of them', () => {
    const squad = [1, 2, 3, 4, 5]
    expect(shownSums([squad, [...squad, 11]], young(11))).toEqual([true, false])
  })

  test('are hidden in the total as well where it would tell what a hidden group did', () => {
    const large = [1, 2, 3, 4, 5, 6]
    const small = [11, 12]
    expect(shownSums([large, small, [...large, ...small]], young(11, 12))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('of adults are shown whatever their number', () => {
    expect(shownSums([[1], [2, 3], [1, 2, 3]], young())).toEqual([true, true, true])
  })
})
