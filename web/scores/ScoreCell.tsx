import { memo, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import classes from './scores.module.css'
import { isBlock } from './read-cell.ts'

export type Move = 'up' | 'down' | 'left' | 'right' | 'stay'

export type CellProps = {
  /** Place in the sheet, by which neighbours are found. */
  row: number
  column: number
  label: string
  text: string
  /** What the plan says, shown while nothing is entered. */
  planned: string
  fault: string | null
  state: 'plain' | 'waiting' | 'clash'
  /** Words instead of digits. */
  words: boolean
  actions: CellActions
}
export type CellActions = {
  /** `seen`: what stood there when the typing began. */
  commit: (row: number, column: number, typed: { text: string; seen: string }) => void
  move: (row: number, column: number, move: Move) => void
  paste: (row: number, column: number, text: string) => void
  undo: () => void
  redo: () => void
}

/** The keys of a spreadsheet: typing overwrites, Enter goes down, arrows move where the caret cannot, Escape takes the typing back. */
export const ScoreCell = memo(function ScoreCell({ row, column, label, text, planned, fault, state, words, actions }: CellProps) {
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null)
  const hint = useId()
  const commit = () => {
    if (draft !== null) actions.commit(row, column, draft)
    setDraft(null)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
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
        data-at={`${row}.${column}`}
        data-state={fault === null ? state : 'fault'}
        data-words={words || undefined}
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : hint}
        autoComplete="off"
        inputMode={words ? 'text' : 'decimal'}
        enterKeyHint="next"
        placeholder={planned}
        value={draft?.text ?? text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft({ text: event.currentTarget.value, seen: draft?.seen ?? text })}
        onBlur={commit}
        onKeyDown={press}
        onPaste={paste}
      />
      {fault !== null && (
        <span className={classes.fault} id={hint}>
          {fault}
        </span>
      )}
    </>
  )
})

/** Left and right stay with the caret while there is text on that side of it. */
function moveOf({ key, shiftKey, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>): Move | null {
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
