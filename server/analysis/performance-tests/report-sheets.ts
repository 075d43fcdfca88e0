import type {
  RankedTest,
  TestList,
  TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import type { TestLine } from '#contract/analysis/performance-tests.ts'
import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import { LINE_NUMBER_NAMES, type LineNumber } from '#domain/performance-tests/fields.ts'
import {
  FIGURES_OF,
  TEST_FIGURES,
  type FigureName,
  type FigureUnit,
} from '#domain/performance-tests/figures.ts'
import { STEP_PROTOCOLS } from '#domain/performance-tests/protocols.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, writeList, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'

type Words = ServerTexts['performanceTests']
type Written = Pick<ListColumn<never>, 'format' | 'unit' | 'csvUnit' | 'per'>

const SIGNED = '+0.0;-0.0;0.0'

const WRITTEN: Record<FigureUnit, Written> = {
  time: CLOCK,
  pace: { ...CLOCK, unit: '/500 m' },
  seconds: { format: '0.0', unit: 's' },
  watts: { format: '0', unit: 'W' },
  watts_per_kg: { format: '0.00', unit: 'W/kg' },
  percent: { format: '0.0', unit: '%' },
  beats: { format: '0', unit: '/min' },
  lactate: { format: '0.0', unit: 'mmol/L' },
  litres: { format: '0.00', unit: 'L/min' },
  millilitres_per_kg: { format: '0.0', unit: 'ml/min/kg' },
  economy: { format: '0.0', unit: 'W/(L/min)' },
  quotient: { format: '0.00' },
}

/** How a workbook writes a figure; a change has its sign. */
function writtenAs(name: FigureName): Written {
  const figure = TEST_FIGURES[name]
  const written = WRITTEN[figure.unit]
  return 'isChange' in figure && figure.isChange ? { ...written, format: SIGNED } : written
}

/** What a protocol is called, be it one of ours or the tester's own. */
const protocolName = (protocol: string | null, { protocols }: Words): string => {
  const known = STEP_PROTOCOLS.find((name) => name === protocol)
  return known ? protocols[known] : (protocol ?? '')
}

/** One line a test, in the order of the screen. */
export function testsSheet(
  { kind, tests }: TestList,
  { language, performanceTests: words, reports }: ServerTexts,
): ListSheet<RankedTest> {
  const { fields, weightClasses, sweepScull } = words
  return {
    title: words.lists[kind],
    columns: [
      { head: words.rank, number: ({ rank }) => rank },
      { head: fields.athlete, text: ({ full_name }) => full_name },
      { head: reports.squads, text: ({ squads }) => squads.join(LIST_SEPARATOR[language]) },
      { head: fields.day, text: ({ day }) => day },
      ...FIGURES_OF[kind].map((name): ListColumn<RankedTest> => ({
        head: words.figures[name],
        ...writtenAs(name),
        number: ({ figures }) => figures[name] ?? null,
      })),
      { head: fields.site, text: ({ site }) => site ?? '' },
      { head: fields.ergo, text: ({ ergo }) => ergo ?? '' },
      { head: fields.protocol, text: ({ protocol }) => protocolName(protocol, words) },
      {
        head: fields.weight_class,
        text: ({ weight_class }) => (weight_class ? weightClasses[weight_class] : ''),
      },
      {
        head: fields.sweep_scull,
        text: ({ sweep_scull }) => (sweep_scull ? sweepScull[sweep_scull] : ''),
      },
      { head: fields.tester, text: ({ tester }) => tester ?? '' },
      { head: fields.comment, text: ({ comment }) => comment ?? '' },
    ],
    rows: tests,
  }
}

type Fact = { name: string; text?: string; value?: number | null; unit?: string; why?: string }

/** What a test is and comes to, a line each; times are in seconds. */
function factsSheet(report: TestReport, { performanceTests: words }: ServerTexts): ListSheet<Fact> {
  const { test, figures, missing } = report
  const { fields } = words
  const known: Fact[] = [
    { name: fields.athlete, text: test.full_name },
    { name: fields.day, text: test.day },
    ...(['site', 'ergo', 'tester', 'comment'] as const).map((field) => ({
      name: fields[field],
      text: test[field] ?? '',
    })),
    { name: fields.protocol, text: protocolName(test.protocol, words) },
    {
      name: fields.weight_class,
      text: test.weight_class ? words.weightClasses[test.weight_class] : '',
    },
    { name: fields.sweep_scull, text: test.sweep_scull ? words.sweepScull[test.sweep_scull] : '' },
    { name: fields.drag_factor, value: test.drag_factor },
    {
      name: fields.weight,
      value: test.weight,
      unit: 'kg',
      why: report.is_weight_hidden ? words.missing.weight_hidden : '',
    },
  ]
  const worked = FIGURES_OF[test.kind].map((name): Fact => {
    const { unit, csvUnit } = writtenAs(name)
    const why = missing[name]
    return {
      name: words.figures[name],
      value: figures[name] ?? null,
      unit: csvUnit ?? unit ?? '',
      why: why ? words.missing[why] : '',
    }
  })
  return {
    title: words.kinds[test.kind],
    columns: [
      { head: words.figure, text: ({ name }) => name },
      { head: words.value, number: ({ value }) => value ?? null, format: '0.###' },
      { head: words.unit, text: ({ unit = '' }) => unit },
      { head: words.why, text: ({ text, why }) => text ?? why ?? '' },
    ],
    rows: [...known.filter(({ text, value, why }) => text || value != null || why), ...worked],
  }
}

const LINE_UNITS: Record<LineNumber, Written> = {
  target_watts: WRITTEN.watts,
  watts: { format: '0.0', unit: 'W' },
  time_s: CLOCK,
  distance: { format: '0', unit: 'm' },
  stroke_rate: { format: '0.0', unit: '/min' },
  heart_rate: WRITTEN.beats,
  lactate: { format: '0.00', unit: 'mmol/L' },
  rpe: { format: '0' },
  vo2: { format: '0.000', unit: 'L/min' },
  vco2: { format: '0.000', unit: 'L/min' },
  ve: { format: '0.0', unit: 'L/min' },
}

type Numbered = { number: number; line: Partial<TestLine> }

/** The steps, splits or minutes, with the columns in which something stands. */
function linesSheet(
  title: string,
  lines: readonly Partial<TestLine>[],
  { lines: words, why }: Words,
): ListSheet<Numbered> {
  const used = LINE_NUMBER_NAMES.filter((name) => lines.some((line) => line[name] != null))
  return {
    title,
    columns: [
      { head: words.number, number: ({ number }) => number },
      ...used.map((name): ListColumn<Numbered> => ({
        head: words[name],
        ...LINE_UNITS[name],
        number: ({ line }) => line[name] ?? null,
      })),
      ...(lines.some(({ left_out }) => left_out)
        ? [{ head: why, text: ({ line }: Numbered) => (line.left_out ? words.left_out : '') }]
        : []),
    ],
    rows: lines.map((line, index) => ({ number: index + 1, line })),
  }
}

/** One test: its figures, its lines, and what was measured breath by breath. */
export function testLists(report: TestReport, texts: ServerTexts) {
  const { performanceTests: words } = texts
  const { breaths, test } = report
  const lists = [writeList(factsSheet(report, texts))]
  if (test.lines.length > 0) lists.push(writeList(linesSheet(words.parts, test.lines, words)))
  if (breaths) {
    const measured = breaths.time_s.map((time_s, index) => ({
      time_s,
      vo2: breaths.vo2[index] ?? null,
      vco2: breaths.vco2[index] ?? null,
      ve: breaths.ve[index] ?? null,
      heart_rate: breaths.heart_rate[index] ?? null,
      watts: breaths.watts[index] ?? null,
    }))
    lists.push(writeList(linesSheet(words.lines.vo2, measured, words)))
  }
  return lists
}
