import { Table, Text, Title } from '@mantine/core'
import {
  IconCalendar,
  IconCheck,
  IconFileText,
  IconHeartRateMonitor,
  IconKayak,
  IconMessages,
  IconSettings,
  IconStopwatch,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ClubData, ClubExport } from '#contract/people/club-data.ts'
import type { ExportPart } from '#domain/constants/export-parts.ts'
import { useFormat } from '../../format/format.ts'
import { sentences } from '../../format/punctuation.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './club-data.module.css'

const ICONS: Readonly<Record<ExportPart, Icon>> = {
  people: IconUsers,
  planning: IconCalendar,
  results: IconStopwatch,
  health: IconHeartRateMonitor,
  boats: IconKayak,
  community: IconMessages,
  recordings: IconFileText,
  settings: IconSettings,
}

type TableProps = {
  label: string
  parts: ClubData['parts']
  /** What the export that is being made has of them so far. */
  written?: ClubExport['parts']
}
type ContentsProps = Required<Omit<TableProps, 'label'>> & Pick<ClubData, 'unseen'>

/** What an export holds, part by part, and what it does not. */
export function ExportContents({ parts, unseen, written }: ContentsProps) {
  const { t } = useTranslation('club-data')
  return (
    <section>
      <Title order={2} size="h4">
        {t('contents')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('contentsText')}
      </Text>
      <PartTable label={t('contents')} parts={parts} written={written} />
      <Text size="sm" c="dimmed" mt="sm">
        {sentences([t('without'), unseen > 0 ? t('unseen', { count: unseen }) : ''])}
      </Text>
    </section>
  )
}

/** How much there is of each part. */
export function PartTable({ label, parts, written = [] }: TableProps) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const total = written.reduce((sum, { size }) => sum + size, 0)
  return (
    <ScrollRegion label={label} className={classes.table ?? ''}>
      <Table verticalSpacing={8} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('part')}</Table.Th>
            <Table.Th ta="right">{t('count')}</Table.Th>
            {written.length > 0 && <Table.Th ta="right">{t('size')}</Table.Th>}
            {written.length > 0 && <Table.Th>{t('state')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map((part) => (
            <PartRow
              key={part.part}
              {...part}
              written={written.find((one) => one.part === part.part)}
            />
          ))}
        </Table.Tbody>
        {written.length > 0 && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th>{t('together')}</Table.Th>
              <Table.Td />
              <Table.Td ta="right" fw={600}>
                {format.bytes(total)}
              </Table.Td>
              <Table.Td />
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </ScrollRegion>
  )
}

type PartRowProps = ClubData['parts'][number] & {
  written: ClubExport['parts'][number] | undefined
}

function PartRow({ part, count, written }: PartRowProps) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const Sign = ICONS[part]
  return (
    <Table.Tr>
      <Table.Td>
        <span className={classes.part}>
          <Sign size={18} aria-hidden />
          {t(`parts.${part}`)}
        </span>
      </Table.Td>
      <Table.Td ta="right">
        {part === 'settings'
          ? t('allSettings')
          : t(`counts.${part}`, { count, number: format.number(count) })}
      </Table.Td>
      {written && (
        <>
          <Table.Td ta="right">{written.size > 0 ? format.bytes(written.size) : '–'}</Table.Td>
          <Table.Td>
            <span className={classes.part}>
              {written.state === 'done' && <IconCheck size={16} aria-hidden />}
              {t(`states.${written.state}`)}
            </span>
          </Table.Td>
        </>
      )}
    </Table.Tr>
  )
}
