import { memo, useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isOfComposing } from '../ui/is-enter.ts'
import { CellChoices, type CellChoice } from './CellChoices.tsx'
import { isBlock } from './cell-text.ts'
import classes from './sheet.module.css'

export type Move = 'up' | 'down' | 'left' | 'right' | 'stay'

export type CellProps = {
  /** Place in the sheet, by which neighbours are found. */
  row: number
  column: number
  /** The target of the entry, which is the same wherever the cell is shown. */
  name: string
  label: string
  text: string
  /** What the plan says, shown while nothing is entered. */
  planned: string
  fault: string | null
  state: 'plain' | 'waiting' | 'clash'
  /** Words instead of digits. */
  words: boolean
  /** What can be chosen instead of typed. */
  choices: readonly CellChoice[] | undefined
  actions: CellActions
}
/** `seen` is the value that was stored when the typing began. */
export type Typed = { text: string; seen: string }
export type CellActions = {
  /** A key was pressed in the cell; null: it is left, or as it was. */
  type: (row: number, column: number, typed: Typed | null) => void
  commit: (row: number, column: number, typed: Typed) => void
  move: (row: number, column: number, move: Move) => void
  paste: (row: number, column: number, text: string) => void
  undo: () => void
  redo: () => void
}

/**
 * The keys of a spreadsheet: typing overwrites, Enter goes down, arrows move where the caret
 * cannot, Escape takes the typing back.
 */
export const SheetCell = memo(function SheetCell({
  row,
  column,
  name,
  label,
  text,
  planned,
  fault,
  state,
  words,
  choices,
  actions,
}: CellProps) {
  const [draft, setDraft] = useState<Typed | null>(null)
  const [open, setOpen] = useState(false)
  const hint = useId()
  const typing = draft !== null
  useEffect(
    () => (typing ? () => actions.type(row, column, null) : undefined),
    [typing, actions, row, column],
  )
  const choosing = choices !== undefined && open && fault === null
  const commit = () => {
    if (draft !== null) actions.commit(row, column, draft)
    setDraft(null)
  }
  function type(next: string) {
    const typed = { text: next, seen: draft?.seen ?? text }
    setDraft(typed)
    actions.type(row, column, typed)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isOfComposing(event.nativeEvent)) return
    const move = moveOf(event)
    const way = stepOf(event)
    if (event.key === 'Escape') setDraft(null)
    else if (way && draft === null) actions[way]()
    else if (move) {
      commit()
      actions.move(row, column, move)
    } else return
    event.preventDefault()
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const copied = event.clipboardData.getData('text/plain')
    if (!isBlock(copied)) return
    event.preventDefault()
    setDraft(null)
    actions.paste(row, column, copied)
  }
  return (
    <>
      <input
        className={classes.input}
        name={name}
        data-at={`${row}.${column}`}
        data-state={fault === null ? state : 'fault'}
        data-words={words || undefined}
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null && !choosing ? undefined : hint}
        autoComplete="off"
        inputMode={words ? 'text' : 'decimal'}
        enterKeyHint="next"
        placeholder={planned}
        value={draft?.text ?? text}
        onFocus={(event) => {
          event.currentTarget.select()
          setOpen(true)
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setOpen(false)
          commit()
        }}
        onKeyDown={press}
        onPaste={paste}
      />
      {choosing && (
        <CellChoices
          id={hint}
          choices={choices}
          text={draft?.text ?? text}
          onChoose={(chosen) => {
            setDraft(null)
            actions.commit(row, column, { text: String(chosen), seen: draft?.seen ?? text })
            setOpen(false)
          }}
        />
      )}
      {fault !== null && (
        <span className={classes.fault} id={hint}>
          {fault}
        </span>
      )}
    </>
  )
})

/** Left and right stay with the caret while there is text on that side of it. */
function moveOf({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): Move | null {
  if (altKey || ctrlKey || metaKey) return null
  const { selectionStart: from, selectionEnd: to, value } = currentTarget
  const all = from === 0 && to === value.length
  switch (key) {
    case 'Enter':
      return shiftKey ? 'up' : 'down'
    case 'ArrowUp':
      return 'up'
    case 'ArrowDown':
      return 'down'
    case 'ArrowLeft':
      return all || to === 0 ? 'left' : null
    case 'ArrowRight':
      return all || from === value.length ? 'right' : null
    default:
      return null
  }
}

function stepOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}
