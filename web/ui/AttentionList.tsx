import { Button, rem, Table, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AttentionSign, type AttentionTone } from './AttentionSign.tsx'
import { TermMark, type TermName } from './Term.tsx'
import { usePhone } from './use-phone.ts'
import classes from './attention-list.module.css'

export type AttentionRow = {
  key: string
  tone: AttentionTone
  name: string
  /** Below the name, where there is room. */
  note?: string
  /** A word with an icon before the reason, such as that somebody is ill. */
  mark?: ReactNode
  /** Why it stands here, in words. */
  reason?: string
  /** The further reasons, in one line. */
  more?: string
  /** As many as there are heads. */
  cells: readonly ReactNode[]
}

export type AttentionHead = {
  key: string
  label: string
  unit?: string
  width: number
  term?: TermName | undefined
}

type AttentionListProps = {
  label: string
  heads: { name: string; why: string; cells: readonly AttentionHead[] }
  rows: readonly AttentionRow[]
  /** So many stand there at once; the others follow when asked for. */
  most?: number
  moreLabel?: (count: number) => string
  /** What unfolds below an open row. */
  renderOpened: (key: string) => ReactNode
}

/** Who needs attention and why, one row each; a row opens in place. */
export function AttentionList(props: AttentionListProps) {
  const { label, heads, rows, most = Infinity, moreLabel, renderOpened } = props
  const [opened, setOpened] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const phone = usePhone()
  const shown = showsAll ? rows : rows.slice(0, most)
  const toggle = (key: string) => setOpened(key === opened ? null : key)
  const rest = rows.length - shown.length
  const parts = { shown, opened, toggle, renderOpened }
  return (
    <div role="group" aria-label={label}>
      {phone ? <PhoneRows {...parts} label={label} /> : <DeskRows {...parts} heads={heads} />}
      {rest > 0 && moreLabel && (
        <Button variant="subtle" px={0} onClick={() => setShowsAll(true)}>
          {moreLabel(rest)}
        </Button>
      )}
    </div>
  )
}

type RowsProps = {
  shown: readonly AttentionRow[]
  opened: string | null
  toggle: (key: string) => void
  renderOpened: (key: string) => ReactNode
}

type DeskRowsProps = RowsProps & Pick<AttentionListProps, 'heads'>

function DeskRows({ shown, opened, toggle, renderOpened, heads }: DeskRowsProps) {
  return (
    <Table className={classes.table ?? ''} layout="fixed">
      <colgroup>
        <col className={classes.signColumn} />
        <col className={classes.nameColumn} />
        <col />
        {heads.cells.map(({ key, width }) => (
          <col key={key} style={{ width: rem(width) }} />
        ))}
      </colgroup>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th>{heads.name}</Table.Th>
          <Table.Th>{heads.why}</Table.Th>
          {heads.cells.map(({ key, label, unit, term }) => (
            <Table.Th key={key} className={classes.figure ?? ''}>
              {label}
              {unit && <span className={classes.unit}> {unit}</span>}
              {term && <TermMark term={term} label={label} />}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {shown.map((row) => (
        <Table.Tbody key={row.key}>
          <Table.Tr
            data-opens
            data-tall={row.tone === 'red' || undefined}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('button, a')) return
              toggle(row.key)
            }}
          >
            <Table.Td>
              <AttentionSign tone={row.tone} />
            </Table.Td>
            <Table.Td>
              <Opener row={row} isOpen={opened === row.key} toggle={toggle} />
              {row.note && <span className={classes.small}>{row.note}</span>}
            </Table.Td>
            <Table.Td>
              <Why row={row} />
            </Table.Td>
            {row.cells.map((cell, place) => (
              <Table.Td key={heads.cells[place]?.key} className={classes.figure ?? ''}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
          {opened === row.key && (
            <Table.Tr>
              <Table.Td />
              <Table.Td colSpan={heads.cells.length + 2}>{renderOpened(row.key)}</Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      ))}
    </Table>
  )
}

function PhoneRows({ shown, opened, toggle, renderOpened, label }: RowsProps & { label: string }) {
  return (
    <ul className={classes.phone} aria-label={label}>
      {shown.map((row) => (
        <li key={row.key}>
          <button
            type="button"
            className={classes.phoneRow}
            aria-expanded={opened === row.key}
            onClick={() => toggle(row.key)}
          >
            <AttentionSign tone={row.tone} />
            <span>
              <span className={classes.name}>{row.name}</span>
              <Why row={row} />
            </span>
          </button>
          {opened === row.key && renderOpened(row.key)}
        </li>
      ))}
    </ul>
  )
}

type OpenerProps = { row: AttentionRow; isOpen: boolean; toggle: (key: string) => void }

const Opener = ({ row, isOpen, toggle }: OpenerProps) => (
  <button
    type="button"
    className={classes.opener}
    aria-expanded={isOpen}
    onClick={() => toggle(row.key)}
  >
    {row.name}
  </button>
)

const Why = ({ row: { mark, reason, more } }: { row: AttentionRow }) => (
  <>
    {(mark || reason) && (
      <span className={classes.reason}>
        {mark}
        {reason && <span>{reason}</span>}
      </span>
    )}
    {more && <span className={classes.small}>{more}</span>}
  </>
)

type FoldedRowProps = {
  tone: AttentionTone
  title: string
  text: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Those of whom nothing is to be noted, in one row that unfolds. */
export function FoldedRow({ tone, title, text, isOpen, onToggle, children }: FoldedRowProps) {
  const { t } = useTranslation('ui')
  return (
    <section aria-label={title}>
      <div className={classes.single}>
        <AttentionSign tone={tone} />
        <Text fw={500}>{title}</Text>
        <Text c="dimmed">{text}</Text>
        <Button variant="subtle" px={0} aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'fold' : 'unfold')}
        </Button>
      </div>
      {isOpen && children}
    </section>
  )
}

type NamesRowProps = { tone: AttentionTone; title: string; children: ReactNode }

/** People in one row of names. */
export const NamesRow = ({ tone, title, children }: NamesRowProps) => (
  <section className={classes.single} aria-label={title}>
    <AttentionSign tone={tone} />
    <Text fw={500}>{title}</Text>
    <ul className={classes.names}>{children}</ul>
  </section>
)
