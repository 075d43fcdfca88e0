import { NativeSelect, SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DATE_ORDERS, dayIn } from '#domain/sheets/days.ts'
import { ENCODINGS, type Encoding } from '#domain/sheets/decode-text.ts'
import { useFormat } from '../../format/format.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { serverDate } from '../../format/server-clock.ts'
import type { List } from './use-list.ts'

/** So many of the first rows may hold the headings. */
const OFFERED = 12

/** These are called so in every language. */
const UNICODE = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
} as const
const isUnicode = (encoding: Encoding): encoding is keyof typeof UNICODE => encoding in UNICODE

type ReadingProps<F extends string> = { list: List<F>; openDay: string | null }

/** How the file is read: where its headings stand, in which letters, and which way round its days. */
export function Reading<F extends string>({ list, openDay }: ReadingProps<F>) {
  const { t } = useTranslation('bring-in')
  const { file, sheet, hasFailed, setHeadings, setEncoding } = list
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
      <NativeSelect
        label={t('file.headings')}
        value={String(sheet.headings)}
        data={[
          { value: '0', label: t('file.noHeadings') },
          ...file.table.rows.slice(0, OFFERED).map(({ line, cells }) => ({
            value: String(line),
            label: `${line}${colon()}${cells.filter(Boolean).join(listSeparator()).slice(0, 80)}`,
          })),
        ]}
        onChange={(event) => setHeadings(Number(event.currentTarget.value))}
      />
      {file.table.text && (
        <NativeSelect
          label={t('file.encoding')}
          value={file.table.text.encoding}
          error={hasFailed && t('file.otherEncoding')}
          data={ENCODINGS.map((value) => ({
            value,
            label: isUnicode(value) ? UNICODE[value] : t(`file.encodings.${value}`),
          }))}
          onChange={(event) => {
            const chosen = ENCODINGS.find((value) => value === event.currentTarget.value)
            if (chosen) setEncoding(chosen)
          }}
        />
      )}
      <OpenDay list={list} openDay={openDay} />
    </SimpleGrid>
  )
}

/** Nothing in the list says which number is the day, so the person does. */
function OpenDay<F extends string>({ list, openDay }: ReadingProps<F>) {
  const { t } = useTranslation('bring-in')
  const { dayExact } = useFormat()
  if (openDay === null) return null
  const year = serverDate().getUTCFullYear()
  return (
    <NativeSelect
      label={t('columns.openDay', { date: openDay })}
      description={t('columns.openDayHint')}
      value={list.order ?? ''}
      data={[
        { value: '', label: t('columns.choose') },
        ...DATE_ORDERS.map((value) => ({ value, label: dayExact(dayIn(openDay, value, year)) })),
      ]}
      onChange={(event) =>
        list.setOrder(DATE_ORDERS.find((value) => value === event.currentTarget.value) ?? null)
      }
    />
  )
}
