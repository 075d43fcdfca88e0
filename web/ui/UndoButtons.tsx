import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'

type UndoButtonsProps = {
  words: { undo: string; redo: string }
  /** null: there is nothing to go back to. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/**
 * One step back and forth through what was changed. A button with nothing to go back to stays where
 * it is for the keyboard: one that is switched off
 * loses the focus the moment its last step was taken, and the person starts again at the top of the
 * page.
 */
export function UndoButtons({ words, undo, redo }: UndoButtonsProps) {
  const ways = [
    [words.undo, undo, IconArrowBackUp],
    [words.redo, redo, IconArrowForwardUp],
  ] as const
  return ways.map(([label, run, Icon]) => (
    <ActionIcon
      key={label}
      variant="default"
      aria-label={label}
      title={label}
      aria-disabled={run === null}
      {...(run === null && { 'data-disabled': true })}
      onClick={() => run?.()}
    >
      <Icon size={18} />
    </ActionIcon>
  ))
}
