import { Alert, Button, Group, Table } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { useFormat } from '../../../format/format.ts'
import { differencesOf, valuesOf, type Difference, type TestValues } from './test-values.ts'
import { writeTestCell } from './test-cells.ts'
import type { TestWords } from './use-test-words.ts'
import { comma } from '../../../format/punctuation.ts'

type TestConflictProps = {
  mine: TestValues
  theirs: PerformanceTest
  words: TestWords
  onMine: () => void
  onTheirs: () => void
}

/** A test that somebody else has changed meanwhile, with both versions where they differ. */
export function TestConflict({ mine, theirs, words, onMine, onTheirs }: TestConflictProps) {
  const { t } = useTranslation('test-entry')
  const write = useWriter()
  const differences = differencesOf(mine, valuesOf(theirs))
  const nameOf = ({ line, field }: Difference) => {
    if (field === 'left_out') return `${words.line(line)}${comma()}${t('words.lines.left_out')}`
    if (field === 'weight_class' || field === 'sweep_scull' || field === 'comment')
      return t(`words.fields.${field}`)
    const name = words.field({ line, field })
    return line === 0 ? name : `${words.line(line)}${comma()}${name}`
  }
  return (
    <Alert color="amber" icon={<IconUsers />} title={t('conflict.title')} role="alert">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            <Table.Th>{t('conflict.mine')}</Table.Th>
            <Table.Th>{t('conflict.theirs')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map((difference) => (
            <Table.Tr key={`${difference.line}/${difference.field}`}>
              <Table.Th scope="row">{nameOf(difference)}</Table.Th>
              <Table.Td>{write(difference, difference.mine)}</Table.Td>
              <Table.Td>{write(difference, difference.theirs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button onClick={onMine}>{t('conflict.takeMine')}</Button>
      </Group>
    </Alert>
  )
}

/** Writes a value of a version; nothing is a dash. */
function useWriter() {
  const { t } = useTranslation('test-entry')
  const { language, unitSystem: units } = useFormat()
  return ({ field }: Difference, value: string | number | boolean | null): string => {
    if (value === null) return '–'
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
    if (field === 'weight_class') return t(`words.weightClasses.${value as 'open'}`)
    if (field === 'sweep_scull') return t(`words.sweepScull.${value as 'sweep'}`)
    if (typeof value === 'string') return value
    const place = { field: field as 'weight' }
    return writeTestCell(place, value, {
      language,
      units,
    })
  }
}
