import { Popover } from '@mantine/core'
import classes from './sheet.module.css'

/** A value that can be chosen by its number, and its word. */
export type CellChoice = { id: number; word: string }

type Props = {
  id: string
  choices: readonly CellChoice[]
  text: string
  onChoose: (id: number) => void
}

/**
 * The choices beside the cell they are typed into: to read what a number means, or to choose by
 * hand. The cell keeps the focus.
 */
export function CellChoices({ id, choices, text, onChoose }: Props) {
  return (
    <Popover
      opened
      position="bottom-end"
      offset={2}
      shadow="md"
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p={4} aria-hidden>
        <ul id={id} className={classes.steps}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                tabIndex={-1}
                data-chosen={text.trim() === String(choice.id) || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice.id)}
              >
                <span>{choice.id}</span> {choice.word}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
