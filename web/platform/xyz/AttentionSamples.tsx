import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { AttentionList, FoldedRow, NamesRow } from '../../ui/AttentionList.tsx'
import { AttentionCounts } from '../../ui/AttentionSign.tsx'
import { SmallMultiples } from '../../ui/charts/SmallMultiples.tsx'
import { CellBar, ColSpark, Spark } from '../../ui/Spark.tsx'
import { Term } from '../../ui/Term.tsx'

const PULSE = [52, 51, 53, null, 52, 54, 53, 55, 61]
const WEEKS = [
  [8, 9, 7, 10],
  [6, 6, null, 8],
] as const

/** Abbreviations with their explanation, and pictures that fit into a cell. */
export function SmallPictureSamples() {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  return (
    <Stack gap="md">
      <Group gap="lg">
        <Text>
          <Term term="ets">ETS</Term>
        </Text>
        <Spark label={t('heartRate')} values={PULSE} usual={56} isNoted />
        <ColSpark label={t('time')} values={[8, 10, 9, 12, 6]} />
        <CellBar share={0.7} />
      </Group>
      <SmallMultiples
        panels={WEEKS.map((values, place) => ({
          key: String(place),
          name: t('squad'),
          count: format.number(8 + place),
          value: format.number(values.at(-1)),
          unit: 'h',
          values,
          last: format.number(values.at(-1)),
        }))}
        ends={[format.dayOfMonth('2026-11-02'), format.dayOfMonth('2026-11-23')]}
        write={(value) => format.number(value)}
      />
    </Stack>
  )
}

/** Who needs attention and why, with the others in one row each. */
export function AttentionSamples() {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  const [only, setOnly] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={4}>
      <AttentionCounts
        label={t('attention')}
        counts={[
          { name: 'red', tone: 'red', number: format.number(1), label: t('signals.red') },
          { name: 'amber', tone: 'amber', number: format.number(1), label: t('signals.amber') },
        ]}
        only={only}
        onOnly={setOnly}
      />
      <AttentionList
        label={t('attention')}
        heads={{
          name: t('athlete'),
          why: t('feeling'),
          cells: [
            { key: 'heart', label: t('heartRate'), unit: format.units.heartRate, width: 120 },
          ],
        }}
        rows={[
          {
            key: 'ada',
            tone: 'red',
            name: 'Ada Lindqvist',
            note: t('squad'),
            reason: t('health.ill'),
            more: t('signals.red'),
            cells: [format.number(61)],
          },
          {
            key: 'bela',
            tone: 'amber',
            name: 'Béla Kovács',
            reason: t('signals.amber'),
            cells: [format.number(55)],
          },
        ]}
        renderOpened={() => <Text>{t('lastWeek', { number: format.number(52) })}</Text>}
      />
      <NamesRow tone="open" title={t('signals.none')}>
        <li>Clara Dubois</li>
        <li>David Clark</li>
      </NamesRow>
      <FoldedRow
        tone="fine"
        title={t('signals.green')}
        text={t('health.empty')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <Text>Finn Becker</Text>
      </FoldedRow>
    </Stack>
  )
}
