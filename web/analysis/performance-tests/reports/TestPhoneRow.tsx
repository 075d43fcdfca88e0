import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListedTest } from '#contract/analysis/performance-tests-reports.ts'
import { FIGURES_OF, lookOfFigure, type FigureName } from '#domain/performance-tests/figures.ts'
import { useFormat } from '../../../format/format.ts'
import ui from '../../../ui/ui.module.css'
import { FigureCell } from './FigureCell.tsx'
import { useFigureWords } from './use-figure-words.ts'

type TestPhoneRowProps = { test: ListedTest; title?: string; figure: FigureName }

const MOST_FIGURES = 3

/** What matters of a test on a narrow screen: one figure, then a few others. */
export function TestPhoneRow({ test, title, figure }: TestPhoneRowProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const { kind, day, figures, missing } = test
  const rest = FIGURES_OF[kind]
    .filter((name) => name !== figure && !lookOfFigure(name).isExtra && figures[name] != null)
    .slice(0, MOST_FIGURES)
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} className={ui.name ?? ''}>
          {title ?? format.day(day)}
        </Text>
        <Text fw={650} className={ui.tabular ?? ''}>
          <FigureCell name={figure} {...{ figures, missing }} hasUnit />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular ?? ''}>
        {[
          ...(title === undefined ? [] : [format.day(day)]),
          ...rest.map((name) => `${t(`figures.${name}`)} ${words.full(name, figures[name] ?? 0)}`),
        ].join(' · ')}
      </Text>
    </Stack>
  )
}
