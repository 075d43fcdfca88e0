import { Button, Group, Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { useFormat } from '../../../format/format.ts'
import { KeepSteps } from './KeepSteps.tsx'
import { LinesTable } from './LinesTable.tsx'
import { StepPicture } from './StepPicture.tsx'
import { StepThresholds } from './StepThresholds.tsx'
import { curveOf, METHODS, type Method } from './step-curve.ts'

const storedOf = ({ test }: TestReport): ReadonlySet<number> =>
  new Set(test.lines.flatMap(({ left_out }, index) => (left_out ? [index] : [])))

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((index) => other.has(index))

const toggled = (set: ReadonlySet<number>, index: number): ReadonlySet<number> =>
  new Set(set.has(index) ? [...set].filter((one) => one !== index) : [...set, index])

const HOW = {
  linear: 'linearHow',
  exponential: 'exponentialHow',
  dmax: 'dmaxHow',
  modified: 'modifiedHow',
} as const

/** A step test: its curve by a method, with steps left out on the screen, beside another test. */
export function StepDetail({ report }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const stored = storedOf(report)
  const [leftOut, setLeftOut] = useState(stored)
  const [method, setMethod] = useState<Method>('linear')
  const [besideId, setBesideId] = useState<number | null>(null)
  const { lines, step_s, can_write } = report.test
  const steps = curveOf(lines, step_s, leftOut)
  const isTrial = !isSame(stored, leftOut)
  const toggle = (index: number) => setLeftOut((now) => toggled(now, index))
  return (
    <>
      <Stack component="section" gap="md">
        <Group gap="sm" align="flex-end">
          <Select
            label={t('method')}
            w={220}
            allowDeselect={false}
            data={METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
            value={method}
            onChange={(next) => setMethod(METHODS.find((known) => known === next) ?? method)}
          />
          <OtherTest report={report} value={besideId} onChange={setBesideId} />
        </Group>
        <Text size="sm">{t(HOW[method])}</Text>
        {typeof steps === 'string' ? (
          <Text c="dimmed">{t('noCurve', { why: t(`missing.${steps}`) })}</Text>
        ) : (
          <StepPicture
            report={report}
            steps={steps}
            leftOut={leftOut}
            method={method}
            besideId={besideId}
          />
        )}
      </Stack>
      {typeof steps !== 'string' && <StepThresholds report={report} steps={steps} />}
      <Stack component="section" gap="sm">
        <Title order={2}>{t('stepsTitle')}</Title>
        <Text size="sm" c="dimmed">
          {t('stepsNote')}
        </Text>
        {isTrial && (
          <Group gap="sm" role="status">
            <Text size="sm">{t('trial')}</Text>
            {can_write && <KeepSteps test={report.test} leftOut={leftOut} />}
            <Button variant="subtle" size="xs" onClick={() => setLeftOut(stored)}>
              {t('undo')}
            </Button>
          </Group>
        )}
        <LinesTable report={report} trial={{ leftOut, toggle }} />
      </Stack>
    </>
  )
}

type OtherTestProps = {
  report: TestReport
  value: number | null
  onChange: (id: number | null) => void
}

/** Another test of the same person that is laid over this one. */
function OtherTest({ report, value, onChange }: OtherTestProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  if (report.others.length === 0) return null
  return (
    <Select
      label={t('compare')}
      placeholder={t('nothing')}
      w={240}
      clearable
      data={report.others.map(({ id, day }) => ({ value: String(id), label: format.day(day) }))}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  )
}
