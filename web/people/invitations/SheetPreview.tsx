import { NativeSelect, SimpleGrid, Stack, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { ENCODINGS, type Encoding } from '#domain/sheets/decode-text.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import type { TableFile } from '../../ui/read-sheet.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'

/** So many of the first rows may hold the headings, and are shown. */
const OFFERED = 12
const SHOWN = 4

/** These are called so in every language. */
const UNICODE = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
} as const
const isUnicode = (encoding: Encoding): encoding is keyof typeof UNICODE => encoding in UNICODE

type SheetPreviewProps = {
  table: TableFile
  sheet: Sheet
  /** The text cannot be read in the encoding that was chosen last. */
  hasFailed: boolean
  onEncoding: (encoding: Encoding) => void
  onHeadings: (line: number) => void
}

/** The first people as they were read, with the encoding and the row of the headings to correct. */
export function SheetPreview(props: SheetPreviewProps) {
  const { table, sheet, hasFailed, onEncoding, onHeadings } = props
  const { t } = useTranslation('invitations')
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
        <NativeSelect
          label={t('file.headings')}
          value={String(sheet.headings)}
          data={[
            { value: '0', label: t('file.noHeadings') },
            ...table.rows.slice(0, OFFERED).map(({ line, cells }) => ({
              value: String(line),
              label: `${line}${colon()}${cells.filter(Boolean).join(listSeparator()).slice(0, 80)}`,
            })),
          ]}
          onChange={(event) => onHeadings(Number(event.currentTarget.value))}
        />
        {table.text && (
          <NativeSelect
            label={t('file.encoding')}
            description={t('file.encodingHint')}
            value={table.text.encoding}
            error={hasFailed && t('file.otherEncoding')}
            data={ENCODINGS.map((value) => ({
              value,
              label: isUnicode(value) ? UNICODE[value] : t(`file.encodings.${value}`),
            }))}
            onChange={(event) => {
              const chosen = ENCODINGS.find((value) => value === event.currentTarget.value)
              if (chosen) onEncoding(chosen)
            }}
          />
        )}
      </SimpleGrid>
      <ScrollRegion label={t('file.preview')} className={undefined} style={{ overflowX: 'auto' }}>
        <Table aria-label={t('file.preview')}>
          <Table.Thead>
            <Table.Tr>
              {sheet.columns.map((column, index) => (
                <Table.Th key={index}>{column || t('file.column', { number: index + 1 })}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.rows.slice(0, SHOWN).map(({ line, cells }) => (
              <Table.Tr key={line}>
                {sheet.columns.map((_, index) => (
                  <Table.Td key={index}>{cells[index]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </Stack>
  )
}
