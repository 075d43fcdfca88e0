import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewRow } from '#contract/platform/bring-in.ts'
import type { SheetRow } from '#domain/sheets/sheet.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { StateBadge } from './StateBadge.tsx'
import type { ListKind } from './list-kind.ts'
import type { List } from './use-list.ts'
import { RowCell, type FieldWords } from './RowCell.tsx'
import classes from './bring-in.module.css'

/** So many rows are drawn at a time. */
const PORTION = 50

type RowTableProps<F extends string> = {
  kind: ListKind<F>
  list: List<F>
  /** By line, as the server says they will be. */
  preview: ReadonlyMap<number, PreviewRow>
  rows: readonly SheetRow[]
  words: FieldWords<F>
}

/** The rows as they will be, below the headings of the file and what each column holds. */
export function RowTable<F extends string>(props: RowTableProps<F>) {
  const { kind, list, preview, rows, words } = props
  const { t } = useTranslation('bring-in')
  const [shown, setShown] = useState(PORTION)
  const width = list.fields.length
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    <div className={classes.frame}>
      <ScrollRegion label={t('table.label')} className={classes.scroller}>
        <table className={classes.rows} aria-label={t('table.label')}>
          <Head kind={kind} list={list} words={words} />
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const will = preview.get(row.line)
              return (
                <tr key={row.line} data-state={will?.state}>
                  <td>{will && <StateBadge state={will.state} />}</td>
                  {columns.map((column) => (
                    <RowCell key={column} {...{ kind, list, row, column, words }} will={will} />
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <div className={classes.foot}>
        {rows.length === 0 && <Text size="sm">{t('table.none')}</Text>}
        {rows.length > shown && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + PORTION)}>
            {t('table.more', { count: Math.min(PORTION, rows.length - shown) })}
          </Button>
        )}
        <Text size="sm" c="dimmed" ms="auto">
          {t('table.note')}
        </Text>
      </div>
    </div>
  )
}

type HeadProps<F extends string> = Pick<RowTableProps<F>, 'kind' | 'list' | 'words'>

function Head<F extends string>({ kind, list, words }: HeadProps<F>) {
  const { t } = useTranslation('bring-in')
  const { fields, sheet, setField } = list
  const headings = fields.map(
    (_, at) => sheet.columns[at] || t('columns.column', { number: at + 1 }),
  )
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t('table.state')}
        </th>
        {headings.map((heading, at) => (
          <th key={at} scope="col" data-out={fields[at] === null || undefined}>
            {heading}
          </th>
        ))}
      </tr>
      <tr>
        {fields.map((field, at) => (
          <td key={at} data-out={field === null || undefined}>
            <NativeSelect
              aria-label={t('columns.field', { name: headings[at] ?? '' })}
              className={classes.choice ?? ''}
              data-out={field === null || undefined}
              value={field ?? ''}
              data={[
                { value: '', label: t('columns.leftOut') },
                ...kind.fields.map((one) => ({ value: one, label: words.nameOf(one) })),
              ]}
              onChange={(event) =>
                setField(at, kind.fields.find((one) => one === event.currentTarget.value) ?? null)
              }
            />
          </td>
        ))}
      </tr>
    </thead>
  )
}
