import { ActionIcon, Button, Checkbox, Group, Stack, Table } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TestLine } from '#contract/analysis/performance-tests.ts'
import { emptyLine } from '#domain/performance-tests/cells.ts'
import { LINE_NUMBERS, type LineNumber } from '#domain/performance-tests/fields.ts'
import { isDistanceKind, MOST_LINES, type TestKind } from '#domain/performance-tests/kinds.ts'
import { DurationInput } from '../../../ui/DurationInput.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import classes from './test-entry.module.css'
import type { TestWords } from './use-test-words.ts'
import { listSeparator } from '../../../format/punctuation.ts'

const STEP: readonly LineNumber[] = [
  'target_watts',
  'watts',
  'time_s',
  'distance',
  'stroke_rate',
  'heart_rate',
  'lactate',
  'rpe',
]
const SPLIT: readonly LineNumber[] = ['time_s', 'distance', 'stroke_rate', 'heart_rate', 'lactate']
const MINUTE: readonly LineNumber[] = [
  'watts',
  'time_s',
  'heart_rate',
  'vo2',
  'vco2',
  've',
  'lactate',
  'rpe',
]
const fieldsOf = (kind: TestKind): readonly LineNumber[] =>
  isDistanceKind(kind) ? SPLIT : kind === 'step' ? STEP : MINUTE

type LinesTableProps = {
  kind: TestKind
  lines: readonly TestLine[]
  onChange: (lines: TestLine[]) => void
  errorAt: (path: string) => string | undefined
  words: TestWords
}

/** The steps, splits or minutes of a test, to be changed one by one. */
export function LinesTable({ kind, lines, onChange, errorAt, words }: LinesTableProps) {
  const { t } = useTranslation('test-entry')
  const fields = fieldsOf(kind)
  const set = (index: number, part: Partial<TestLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
  return (
    <Stack gap="sm">
      <ScrollRegion label={t('form.lines')} className={classes.lines}>
        <Table miw={fields.length * 110 + 160}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('words.lines.number')}</Table.Th>
              {fields.map((field) => (
                <Table.Th key={field}>
                  {[words.field({ line: 1, field }), words.unit(field)]
                    .filter(Boolean)
                    .join(listSeparator())}
                </Table.Th>
              ))}
              <Table.Th>{t('words.lines.left_out')}</Table.Th>
              <Table.Th aria-label={t('form.removeLine')} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line, index) => (
              <Table.Tr key={index}>
                <Table.Td>{index + 1}</Table.Td>
                {fields.map((field) => (
                  <Table.Td key={field} miw={104}>
                    <LineField
                      field={field}
                      label={[
                        t('form.line', { number: index + 1 }),
                        words.field({ line: 1, field }),
                      ].join(listSeparator())}
                      value={line[field]}
                      error={errorAt(`lines.${index}.${field}`)}
                      onChange={(value) => set(index, { [field]: value })}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <Checkbox
                    aria-label={[
                      t('form.line', { number: index + 1 }),
                      t('words.lines.left_out'),
                    ].join(listSeparator())}
                    checked={line.left_out}
                    onChange={(event) => set(index, { left_out: event.currentTarget.checked })}
                  />
                </Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    size={36}
                    aria-label={`${t('form.removeLine')} ${index + 1}`}
                    onClick={() => onChange(lines.filter((_, at) => at !== index))}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          disabled={lines.length >= MOST_LINES}
          onClick={() => onChange([...lines, emptyLine()])}
        >
          {t('form.addLine')}
        </Button>
      </Group>
    </Stack>
  )
}

type LineFieldProps = {
  field: LineNumber
  label: string
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}

function LineField({ field, label, error, ...given }: LineFieldProps) {
  if (field === 'time_s')
    return <DurationInput aria-label={label} mask="m:ss.S" error={error ?? null} {...given} />
  return (
    <NumberField
      aria-label={label}
      hideControls
      {...LINE_NUMBERS[field]}
      {...(error !== undefined && { error })}
      {...given}
    />
  )
}
