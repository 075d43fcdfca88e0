import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlock } from '../../sheet/cell-text.ts'
import { COLUMNS, type Column } from './race-rows.ts'
import classes from './races.module.css'
import { useRaceCells, type LineProps } from './use-race-cells.ts'
import { comma } from '../../format/punctuation.ts'

/** Widths by what usually stands there, in characters. */
const WIDTHS: Record<Column, number> = {
  number: 5,
  start: 8,
  class: 8,
  name: 14,
  lane: 4,
  starter: 15,
  distance: 7,
  place: 4,
  result: 8,
  status: 9,
  note: 10,
}
const DAY_CHARACTERS = 11

/** One race of the sheet. */
export function SheetLine(line: LineProps) {
  const { t } = useTranslation('races')
  const { index, reading, sheet } = line
  const { name, cell, remove } = useRaceCells(line)
  return (
    <tr>
      {COLUMNS.map((column, x) => {
        const { value, list, isUnread, clash, said } = cell(column)
        const days = column === 'start' && reading.hasDays ? DAY_CHARACTERS : 0
        return (
          <td key={column}>
            <input
              className={classes.cell}
              aria-label={`${name}${comma()}${t(`columns.${column}`)}`}
              aria-invalid={isUnread || undefined}
              data-clash={clash || undefined}
              data-cell={`${index}:${x}`}
              title={said}
              list={list}
              autoComplete="off"
              style={{ minWidth: `${WIDTHS[column] + days + 2}ch` }}
              value={value}
              onChange={(event) => sheet.write(index, x, [[event.currentTarget.value]])}
              onPaste={(event) => pasteInto(event, (text) => sheet.paste(index, x, text))}
              onKeyDown={(event) => walk(event, index, x)}
            />
          </td>
        )
      })}
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('sheet.deleteRow', { name })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </td>
    </tr>
  )
}

function pasteInto(event: ClipboardEvent, paste: (text: string) => void): void {
  const text = event.clipboardData.getData('text/plain')
  if (!isBlock(text)) return
  event.preventDefault()
  paste(text)
}

/** Enter and the arrows go to the cell below or above; Tab goes on as everywhere. */
function walk(event: KeyboardEvent<HTMLInputElement>, index: number, column: number): void {
  const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const place = `${index + (event.shiftKey ? -step : step)}:${column}`
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-cell="${place}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
