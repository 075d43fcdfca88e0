import { ActionIcon, Anchor, Group, Menu, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconListNumbers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createPortal } from 'react-dom'
import {
  exportPerformanceTest,
  performanceTestCsv,
  type TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import { download } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { openModal } from '../../../shell/modals.ts'
import { PlanNotice } from '../../../shell/PlanNotice.tsx'
import { Page } from '../../../ui/Page.tsx'
import { FilesMenu } from '../../reports/open.ts'
import { EditTest } from '../entry/EnterTests.tsx'
import { colon } from '../../../format/punctuation.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { AllFigures } from './AllFigures.tsx'
import { useLines } from './LinesTable.tsx'
import { PaperCurve } from './PaperCurve.tsx'
import { useFigureWords, useProtocolName } from './use-figure-words.ts'
import paper from '../../../ui/printed-table.module.css'
import classes from './test-paper.module.css'

type TestFact = { label: string; text: string }

/** What was noted beside what was measured, as far as something was. */
function useTestFacts({ test, is_weight_hidden }: TestReport): readonly TestFact[] {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const protocolName = useProtocolName()
  const { site, ergo, protocol, weight, weight_class, sweep_scull, drag_factor } = test
  const { tester, comment, zones_at } = test
  const weighed = is_weight_hidden ? t('missing.weight_hidden') : weight && format.weight(weight)
  const all = [
    [t('fields.site'), site],
    [t('fields.ergo'), ergo],
    [t('fields.protocol'), protocolName(protocol)],
    [t('fields.drag_factor'), drag_factor && format.number(drag_factor)],
    [t('fields.weight'), weighed],
    [t('fields.weight_class'), weight_class && t(`weightClasses.${weight_class}`)],
    [t('fields.sweep_scull'), sweep_scull && t(`sweepScull.${sweep_scull}`)],
    [t('fields.tester'), tester],
    [t('fields.comment'), comment],
    [t('thresholds'), zones_at && t('zones', { day: format.within.day(zones_at) })],
  ] as const
  return all.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

/** One test on one sheet of paper: figures, picture and what was measured. */
function TestPaper({ report }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const { selected } = useViewer()
  const facts = useTestFacts(report)
  const { test, figures, missing } = report
  const { heads, rows } = useLines(report)
  return createPortal(
    <div className={paper.paper}>
      <h1>{`${t(`kinds.${test.kind}`)} · ${test.full_name}`}</h1>
      <p>{[selected?.club.name, format.day(test.day)].filter(Boolean).join(' · ')}</p>
      <p>{facts.map(({ label, text }) => `${label}${colon()}${text}`).join(' · ')}</p>
      <dl className={classes.figures}>
        {FIGURES_OF[test.kind].map((name) => {
          const value = figures[name] ?? null
          return (
            <div key={name}>
              <dt>{words.name(name)}</dt>
              <dd>
                {value === null
                  ? t(`missing.${missing[name] ?? 'not_entered'}`)
                  : words.full(name, value)}
              </dd>
            </div>
          )
        })}
      </dl>
      <PaperCurve report={report} />
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((text, place) => (
                  <td key={heads[place]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>,
    document.body,
  )
}

const FILES = { workbook: exportPerformanceTest, csv: performanceTestCsv } as const

/** A fact beside the title: a number alone would not say what it is. */
const inShort = ({ label, text }: TestFact) => (/^\d+$/.test(text) ? `${label} ${text}` : text)

type TestFrameProps = {
  report: TestReport
  /** The one filled button of the page. */
  primary?: ReactNode
  filters?: ReactNode
  children: ReactNode
}

/** The page of one test: whose and when, the tests before and after it, and what else there is. */
export function TestFrame({ report, primary, filters, children }: TestFrameProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { test } = report
  const { id, kind, user_id, full_name, day } = test
  const facts = useTestFacts(report)
  const showAll = () =>
    openModal({ title: t('allFigures'), content: <AllFigures report={report} /> })
  return (
    <Page
      crumb={{ to: paths.performanceTests(kind), label: t(`lists.${kind}`) }}
      title={full_name}
      subtitle={[t(`kinds.${kind}`), format.day(day), ...facts.map(inShort)].join(' · ')}
      filters={filters}
      action={
        <>
          <Neighbours report={report} />
          <EditTest test={test} />
          <FilesMenu canPrint onTake={(file) => download(FILES[file], { params: { id } })}>
            <Menu.Item leftSection={<IconListNumbers size={18} />} onClick={showAll}>
              {t('allFigures')}
            </Menu.Item>
          </FilesMenu>
          {primary}
        </>
      }
    >
      <PlanNotice feature={FEATURE.drv} />
      {children}
      <Facts report={report}>
        <Anchor component={Link} to={paths.profileTests(user_id)}>
          {t('ofPerson', { name: full_name })}
        </Anchor>
      </Facts>
      <TestPaper report={report} />
    </Page>
  )
}

/** The ways to the tests of the same person before and after this one. */
function Neighbours({ report: { test, others } }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const earlier = others.find(({ day }) => day < test.day)
  const later = others.findLast(({ day }) => day > test.day)
  const places = [
    { other: earlier, Icon: IconChevronLeft },
    { other: later, Icon: IconChevronRight },
  ]
  return places.map(({ other, Icon }) => {
    if (!other) return null
    const name = t('open', { day: format.within.day(other.day) })
    return (
      <ActionIcon
        key={other.id}
        component={Link}
        to={paths.performanceTests(test.kind, other.id)}
        variant="default"
        aria-label={name}
        title={name}
      >
        <Icon size={18} />
      </ActionIcon>
    )
  })
}

/** Where and how the test was taken, and where it leads. */
function Facts({ report, children }: { report: TestReport; children: ReactNode }) {
  const { t } = useTranslation('test-reports')
  const facts = useTestFacts(report)
  const { recording } = report
  return (
    <section aria-label={t('facts')}>
      {facts.length > 0 && (
        <Text size="sm" c="dimmed">
          {facts.map(({ label, text }) => `${label}${colon()}${text}`).join(' · ')}
        </Text>
      )}
      <Group gap="md" mt={4}>
        {children}
        {recording && (
          <Anchor
            component={Link}
            to={paths.sessionResults(recording.session_id, { activity: recording.activity_id })}
          >
            {t('recording')}
          </Anchor>
        )}
      </Group>
    </section>
  )
}
