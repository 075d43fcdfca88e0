import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  performanceTestReport,
  type TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import { testZones } from '#contract/analysis/performance-tests-zones.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { query, api, invalidate } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { oneOfFilter, type Filter } from '../../../ui/filters/filter.ts'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { UseForZones } from '../zones/UseForZones.tsx'
import { ZonesOfTest } from '../zones/ZonesOfTest.tsx'
import { ApiProblem } from '../../../api/api-problem.ts'
import { notify } from '../../../shell/notices.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'
import { LinesTable } from './LinesTable.tsx'
import { storedSteps, curveOf, METHODS, type Method } from './step-curve.ts'
import { StepPicture } from './StepPicture.tsx'
import { StepThresholds } from './StepThresholds.tsx'
import { TestFrame } from './TestFrame.tsx'
import { withSteps } from './with-steps.ts'
import { StepFigures, type OtherTest } from './StepFigures.tsx'
import classes from './step-detail.module.css'

type KeepStepsProps = { test: TestReport['test']; leftOut: ReadonlySet<number> }

/** Keeps the steps that were left out on the screen with the test, for everybody. */
function KeepSteps({ test, leftOut }: KeepStepsProps) {
  const { t } = useTranslation('test-reports')
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(savePerformanceTest, { body: withSteps(test, leftOut) }, { own: [409] }),
    onSuccess: async () => {
      await invalidate(...SHOWING_TESTS)
      notify('success', t('kept'))
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) notify('error', t('changed'))
    },
  })
  return (
    <Button size="xs" loading={isPending} onClick={() => mutate()}>
      {t('keep')}
    </Button>
  )
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((index) => other.has(index))

const toggled = (set: ReadonlySet<number>, index: number): ReadonlySet<number> =>
  new Set(set.has(index) ? [...set].filter((one) => one !== index) : [...set, index])

/**
 * A step test: its curve by a method beside what the method finds, with steps left out on the
 * screen, compared with another test.
 */
export function StepDetail({ report }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const { test, others } = report
  const stored = storedSteps(test.lines)
  const [leftOut, setLeftOut] = useState(stored)
  const [method, setMethod] = useState<Method>('linear')
  const before = others.find(({ day }) => day < test.day)?.id ?? null
  const [otherId, setOtherId] = useState<number | null>(before)
  const other = useOtherTest(otherId)
  const steps = curveOf(test.lines, test.step_s, leftOut)
  const chosen = { report, method, other }
  const takesNew = can(testZones.access, useViewer())
  return (
    <TestFrame
      report={report}
      primary={takesNew && <UseForZones id={test.id} />}
      filters={
        <StepChips
          report={report}
          method={method}
          onMethod={setMethod}
          otherId={otherId}
          onOther={setOtherId}
        />
      }
    >
      <div className={classes.parts}>
        <div className={classes.figures}>
          <StepFigures {...chosen} steps={steps} />
        </div>
        <Stack gap="lg" className={classes.picture ?? ''}>
          {typeof steps === 'string' ? (
            <Text c="dimmed">{t('noCurve', { why: t(`missing.${steps}`) })}</Text>
          ) : (
            <StepPicture {...chosen} steps={steps} leftOut={leftOut} />
          )}
          <Steps report={report} stored={stored} leftOut={leftOut} onLeaveOut={setLeftOut} />
        </Stack>
        <Stack gap="lg" className={classes.methods ?? ''}>
          {typeof steps !== 'string' && (
            <StepThresholds steps={steps} method={method} onMethod={setMethod} />
          )}
          {takesNew && <ZonesOfTest test={test} />}
        </Stack>
      </div>
    </TestFrame>
  )
}

function useOtherTest(id: number | null): OtherTest | null {
  const { data } = useQuery({
    ...query(performanceTestReport, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  })
  const test = id === null ? undefined : data?.data.test
  if (!test) return null
  const steps = curveOf(test.lines, test.step_s, storedSteps(test.lines))
  return typeof steps === 'string' ? null : { day: test.day, weight: test.weight, steps }
}

type StepChipsProps = {
  report: TestReport
  method: Method
  onMethod: (method: Method) => void
  otherId: number | null
  onOther: (id: number | null) => void
}

/** By which method, and beside which other test. */
function StepChips({ report, method, onMethod, otherId, onOther }: StepChipsProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const filters: readonly Filter<'method' | 'other'>[] = [
    {
      name: 'method',
      label: t('method'),
      items: METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
      value: [method],
      usual: METHODS[0],
      pinned: true,
    },
    ...(report.others.length > 0
      ? [
          {
            ...oneOfFilter(
              'other' as const,
              t('compare'),
              report.others.map(({ id, day }) => ({ value: String(id), label: format.day(day) })),
              otherId === null ? null : String(otherId),
              t('nothing'),
            ),
            pinned: true,
          },
        ]
      : []),
  ]
  return (
    <FilterBar
      filters={filters}
      onChange={({ method: next, other }) => {
        if (next) onMethod(METHODS.find((known) => known === next[0]) ?? method)
        if (other) onOther(other[0] ? Number(other[0]) : null)
      }}
    />
  )
}

type StepsProps = {
  report: TestReport
  stored: ReadonlySet<number>
  leftOut: ReadonlySet<number>
  onLeaveOut: (steps: ReadonlySet<number>) => void
}

/** The steps as they were rowed; one that is left out leaves the curve at once. */
function Steps({ report, stored, leftOut, onLeaveOut }: StepsProps) {
  const { t } = useTranslation('test-reports')
  const isTrial = !isSame(stored, leftOut)
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('stepsTitle')}</Title>
      {isTrial && (
        <Group gap="sm" role="status">
          <Text size="sm">{t('trial')}</Text>
          {report.test.can_write && <KeepSteps test={report.test} leftOut={leftOut} />}
          <Button variant="subtle" size="xs" onClick={() => onLeaveOut(stored)}>
            {t('undo')}
          </Button>
        </Group>
      )}
      <LinesTable
        report={report}
        trial={{ leftOut, toggle: (index) => onLeaveOut(toggled(leftOut, index)) }}
      />
      <Text size="sm" c="dimmed">
        {t('stepsNote')}
      </Text>
    </Stack>
  )
}
