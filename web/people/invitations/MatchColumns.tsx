import { Button, Group, NativeSelect, SimpleGrid, Stack, Title } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import {
  FIELDS,
  guessMapping,
  mapRows,
  namesPeople,
  openBirthday,
  type Mapping,
} from '#domain/rules/member-sheet.ts'
import { DATE_ORDERS, dayIn, type DateOrder } from '#domain/sheets/days.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import { useFormat } from '../../format/format.ts'
import { serverDate } from '../../format/server-clock.ts'

type MatchColumnsProps = {
  sheet: Sheet
  /** How the sheet was read, where that can be changed. */
  children?: ReactNode
  other: string
  onRows: (rows: readonly InvitedRow[]) => void
  onOther: () => void
}

/** Which column holds what, and how days are meant that can be read in two ways. */
export function MatchColumns({ sheet, children, other, onRows, onOther }: MatchColumnsProps) {
  const { t } = useTranslation('invitations')
  const guessed = useMemo(() => guessMapping(sheet), [sheet])
  const [chosen, setChosen] = useState<{ sheet: Sheet; mapping: Mapping } | null>(null)
  // What was chosen for other headings says nothing of these.
  const mapping = chosen?.sheet === sheet ? chosen.mapping : guessed
  const [order, setOrder] = useState<DateOrder | null>(null)
  const open = openBirthday(sheet, mapping)
  const year = serverDate().getUTCFullYear()
  const options = [
    { value: '', label: t('file.none') },
    ...sheet.columns.map((column, index) => ({
      value: String(index),
      label: column || t('file.column', { number: index + 1 }),
    })),
  ]
  const choose = (field: keyof Mapping, value: string) => {
    const { [field]: _, ...rest } = mapping
    setChosen({ sheet, mapping: value === '' ? rest : { ...rest, [field]: Number(value) } })
  }
  const isDecided = open === null || order !== null
  return (
    <Stack maw={720}>
      <Title order={2} size="h4">
        {t('file.columns')}
      </Title>
      {children}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {FIELDS.map((field) => (
          <NativeSelect
            key={field}
            label={t(`fields.${field}`)}
            data={options}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            error={field === 'email' && !namesPeople(mapping) && t('file.noEmail')}
            onChange={(event) => choose(field, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      {open !== null && <DateQuestion {...{ open, order, year }} onChange={setOrder} />}
      <Group>
        <Button
          disabled={!namesPeople(mapping) || !isDecided}
          onClick={() => onRows(mapRows(sheet, mapping, { order, year }))}
        >
          {t('list.check', { count: sheet.rows.length })}
        </Button>
        <Button variant="default" onClick={onOther}>
          {other}
        </Button>
      </Group>
    </Stack>
  )
}

type DateQuestionProps = {
  open: string
  order: DateOrder | null
  year: number
  onChange: (order: DateOrder | null) => void
}

/** Nothing in the column says which number is the day, so the person does. */
function DateQuestion({ open, order, year, onChange }: DateQuestionProps) {
  const { t } = useTranslation('invitations')
  const { dayExact } = useFormat()
  return (
    <NativeSelect
      label={t('file.openDate', { date: open })}
      description={t('file.openDateHint')}
      error={order === null && t('file.chooseDate')}
      value={order ?? ''}
      data={[
        { value: '', label: t('file.choose') },
        ...DATE_ORDERS.map((value) => ({ value, label: dayExact(dayIn(open, value, year)) })),
      ]}
      onChange={(event) =>
        onChange(DATE_ORDERS.find((value) => value === event.currentTarget.value) ?? null)
      }
    />
  )
}
